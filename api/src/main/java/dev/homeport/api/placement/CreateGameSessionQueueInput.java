package dev.homeport.api.placement;

import dev.homeport.api.constraint.Length;
import dev.homeport.api.constraint.Pattern;
import dev.homeport.api.constraint.QueueEventData;
import dev.homeport.api.constraint.QueueNotificationTarget;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.Size;
import dev.homeport.api.tag.Tag;
import java.util.List;

/** The input of CreateGameSessionQueue. */
public record CreateGameSessionQueueInput(
        @Required @Length(min = 1, max = 128) @Pattern("[a-zA-Z0-9-]+")
        String name,

        @Range(min = 0) Integer timeoutInSeconds,
        List<PlayerLatencyPolicy> playerLatencyPolicies,
        List<GameSessionQueueDestination> destinations,
        FilterConfiguration filterConfiguration,
        PriorityConfiguration priorityConfiguration,
        @QueueEventData String customEventData,
        @QueueNotificationTarget String notificationTarget,
        @Size(max = 200) List<Tag> tags) {}
