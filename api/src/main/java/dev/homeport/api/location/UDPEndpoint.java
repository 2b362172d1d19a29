package dev.homeport.api.location;

/** A domain and a UDP port. */
public record UDPEndpoint(String domain, Integer port) {}
