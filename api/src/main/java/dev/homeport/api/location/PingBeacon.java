package dev.homeport.api.location;

import dev.homeport.api.codec.WireName;

/** Where players measure their latency to a location. */
public record PingBeacon(@WireName("UDPEndpoint") UDPEndpoint udpEndpoint) {}
