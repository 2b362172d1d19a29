package dev.homeport.core.compute;

import java.time.Instant;

/** A token that lets the processes of a compute connect. Only its SHA-256 is kept. */
public record AuthToken(String sha256, Compute.Key compute, Instant expirationTime) {}
