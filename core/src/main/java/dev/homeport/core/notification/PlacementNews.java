package dev.homeport.core.notification;

import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.placement.PlacedPlayer;
import dev.homeport.core.placement.Placement;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** How a placement ended. */
public record PlacementNews(
        String queueName,
        String placementId,
        Placement.Status status,
        Instant startTime,
        Instant endTime,
        Optional<Place> place,
        List<PlacedPlayer> players,
        Optional<String> customEventData) {

    /** The game session that was placed, and where players connect. */
    public record Place(GameSession.Key session, GameSession.Address address) {}
}
