package dev.homeport.api.compute;

/** A container that runs on a compute. */
public record ContainerAttribute(String containerName, String containerRuntimeId) {}
