package dev.homeport.api.fleet;

/** The output of UpdateRuntimeConfiguration. */
public record UpdateRuntimeConfigurationOutput(RuntimeConfiguration runtimeConfiguration) {}
