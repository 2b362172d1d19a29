package dev.homeport.api.compute;

import java.time.Instant;

/** The output of GetComputeAuthToken. */
public record GetComputeAuthTokenOutput(
        String fleetId,
        String fleetArn,
        String computeName,
        String computeArn,
        String authToken,
        Instant expirationTimestamp) {}
