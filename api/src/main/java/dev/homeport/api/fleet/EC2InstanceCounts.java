package dev.homeport.api.fleet;

import dev.homeport.api.codec.WireName;

/** Instance counts by state. */
public record EC2InstanceCounts(
        @WireName("DESIRED") Integer desired,
        @WireName("MINIMUM") Integer minimum,
        @WireName("MAXIMUM") Integer maximum,
        @WireName("PENDING") Integer pending,
        @WireName("ACTIVE") Integer active,
        @WireName("IDLE") Integer idle,
        @WireName("TERMINATING") Integer terminating) {}
