package dev.homeport.core.placement;

import dev.homeport.core.Effect;
import dev.homeport.core.gamesession.GameSession;
import java.util.Optional;

/**
 * Tell of the end of a placement.
 *
 * @param queue the settings of its queue at that time
 * @param session the game session, if one was started for it
 */
public record PlacementEnded(String eventId, Placement placement, QueueSettings queue, Optional<GameSession> session)
        implements Effect {}
