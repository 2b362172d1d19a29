package dev.homeport.api.playersession;

import java.time.Instant;
import java.util.List;

/** How one player connects to a game session. */
public record PlayerConnectionDetail(
        String playerId, List<PlayerConnectionEndpoint> endpoints, String playerGatewayToken, Instant expiration) {}
