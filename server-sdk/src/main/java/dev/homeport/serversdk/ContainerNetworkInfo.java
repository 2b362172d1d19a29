package dev.homeport.serversdk;

/** A container on the instance this process runs on, and where the other containers reach it. */
public record ContainerNetworkInfo(
        String containerName, String containerId, String ipAddress, ContainerGroupType containerGroupType) {}
