package dev.homeport.server.operations;

/**
 * Who asks, as far as an answer depends on it.
 *
 * @param host the name and port by which the caller reached us, or an empty string
 * @param tls whether it did so over TLS
 */
public record Caller(String host, boolean tls) {}
