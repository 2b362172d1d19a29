package dev.homeport.api.placement;

import dev.homeport.api.constraint.GameSessionData;
import dev.homeport.api.constraint.IdText;
import dev.homeport.api.constraint.QueueNameOrArn;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ShortText;
import dev.homeport.api.constraint.Size;
import dev.homeport.api.gamesession.GameProperty;
import java.util.List;

/** The input of StartGameSessionPlacement. */
public record StartGameSessionPlacementInput(
        @Required @IdText String placementId,
        @Required @QueueNameOrArn String gameSessionQueueName,
        @Size(max = 16) List<GameProperty> gameProperties,
        @Required @Range(min = 0) Integer maximumPlayerSessionCount,
        @ShortText String gameSessionName,
        List<PlayerLatency> playerLatencies,
        List<DesiredPlayerSession> desiredPlayerSessions,
        @GameSessionData String gameSessionData,
        PriorityConfigurationOverride priorityConfigurationOverride) {}
