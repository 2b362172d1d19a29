package dev.homeport.api.placement;

import dev.homeport.api.constraint.QueueEventData;
import dev.homeport.api.constraint.QueueNameOrArn;
import dev.homeport.api.constraint.QueueNotificationTarget;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Required;
import java.util.List;

/** The input of UpdateGameSessionQueue. */
public record UpdateGameSessionQueueInput(
        @Required @QueueNameOrArn String name,
        @Range(min = 0) Integer timeoutInSeconds,
        List<PlayerLatencyPolicy> playerLatencyPolicies,
        List<GameSessionQueueDestination> destinations,
        FilterConfiguration filterConfiguration,
        PriorityConfiguration priorityConfiguration,
        @QueueEventData String customEventData,
        @QueueNotificationTarget String notificationTarget) {}
