package dev.homeport.api.fleet;

import dev.homeport.api.codec.WireName;

/** Container group counts by state. */
public record GameServerContainerGroupCounts(
        @WireName("PENDING") Integer pending,
        @WireName("ACTIVE") Integer active,
        @WireName("IDLE") Integer idle,
        @WireName("TERMINATING") Integer terminating) {}
