package dev.homeport.api.fleet;

/** The output of DescribeRuntimeConfiguration. */
public record DescribeRuntimeConfigurationOutput(RuntimeConfiguration runtimeConfiguration) {}
