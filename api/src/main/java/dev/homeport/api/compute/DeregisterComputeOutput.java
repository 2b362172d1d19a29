package dev.homeport.api.compute;

/** The output of DeregisterCompute. */
public record DeregisterComputeOutput() {}
