package dev.homeport.serversdk;

import java.time.Instant;
import java.util.Optional;

/** A player's slot in a game session. Strings the service left out are empty, never null. */
public record PlayerSession(
        String playerSessionId,
        String playerId,
        String gameSessionId,
        String fleetId,
        PlayerSessionStatus status,
        Instant creationTime,
        Optional<Instant> terminationTime,
        String ipAddress,
        int port,
        String dnsName,
        String playerData) {}
