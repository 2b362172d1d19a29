package dev.homeport.server.operations;

import dev.homeport.api.ApiError;
import dev.homeport.api.placement.CreateGameSessionQueueInput;
import dev.homeport.api.placement.FilterConfiguration;
import dev.homeport.api.placement.GameSessionQueueDestination;
import dev.homeport.api.placement.PlayerLatencyPolicy;
import dev.homeport.api.placement.PriorityConfiguration;
import dev.homeport.api.placement.PriorityType;
import dev.homeport.core.placement.Destination;
import dev.homeport.core.placement.GameSessionQueue;
import dev.homeport.core.placement.LatencyPolicy;
import dev.homeport.core.placement.Priorities;
import dev.homeport.core.placement.QueueSettings;
import dev.homeport.core.tag.Resource;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Translates queues between the shapes of the API and those of the core. */
record QueueShapes(Arns arns) {
    static QueueSettings settings(CreateGameSessionQueueInput in) {
        return new QueueSettings(
                Objects.requireNonNullElse(in.timeoutInSeconds(), QueueSettings.LONGEST_TIMEOUT_SECONDS),
                latencyPolicies(listOf(in.playerLatencyPolicies())),
                destinations(listOf(in.destinations())),
                Optional.ofNullable(in.filterConfiguration())
                        .map(QueueShapes::allowedLocations)
                        .orElse(List.of()),
                Optional.ofNullable(in.priorityConfiguration())
                        .map(QueueShapes::priorities)
                        .orElse(Priorities.DEFAULT),
                Optional.ofNullable(in.customEventData()).filter(text -> !text.isEmpty()),
                Optional.ofNullable(in.notificationTarget())
                        .filter(text -> !text.isEmpty())
                        .map(QueueShapes::notificationTarget));
    }

    static List<LatencyPolicy> latencyPolicies(List<PlayerLatencyPolicy> policies) {
        return policies.stream().map(QueueShapes::latencyPolicy).toList();
    }

    private static LatencyPolicy latencyPolicy(PlayerLatencyPolicy policy) {
        Integer maximum = policy.maximumIndividualPlayerLatencyMilliseconds();
        if (maximum == null) {
            throw invalid("MaximumIndividualPlayerLatencyMilliseconds is required in each of PlayerLatencyPolicies");
        }
        return new LatencyPolicy(maximum, Optional.ofNullable(policy.policyDurationSeconds()));
    }

    static List<Destination> destinations(List<GameSessionQueueDestination> destinations) {
        return destinations.stream()
                .map(destination -> destination(destination.destinationArn()))
                .toList();
    }

    private static Destination destination(String arn) {
        if (arn == null) {
            throw invalid("DestinationArn is required in each of Destinations");
        }
        Resource resource = Arns.resource(arn);
        return switch (resource.kind()) {
            case "fleet" -> new Destination.ToFleet(resource.id());
            case "alias" -> new Destination.ToAlias(resource.id());
            default -> throw invalid("DestinationArn '%s' is the ARN of neither a fleet nor an alias".formatted(arn));
        };
    }

    static List<String> allowedLocations(FilterConfiguration filter) {
        return listOf(filter.allowedLocations());
    }

    static Priorities priorities(PriorityConfiguration configuration) {
        return new Priorities(
                listOf(configuration.priorityOrder()).stream()
                        .map(type -> Priorities.Criterion.valueOf(type.name()))
                        .toList(),
                listOf(configuration.locationOrder()));
    }

    /** Homeport's own widening: beside the ARN of a topic, the address of a web hook. */
    static String notificationTarget(String target) {
        if (target.startsWith("http")) {
            try {
                if (new URI(target).getHost() == null) {
                    throw invalid("NotificationTarget '%s' names no host".formatted(target));
                }
            } catch (URISyntaxException e) {
                throw invalid("NotificationTarget '%s' is not a URL: %s".formatted(target, e.getReason()));
            }
        }
        return target;
    }

    dev.homeport.api.placement.GameSessionQueue describe(GameSessionQueue queue) {
        QueueSettings settings = queue.settings();
        return dev.homeport.api.placement.GameSessionQueue.builder()
                .name(queue.name())
                .gameSessionQueueArn(arns.queue(queue.name()))
                .timeoutInSeconds(settings.timeoutSeconds())
                .playerLatencyPolicies(settings.latencyPolicies().stream()
                        .map(policy -> new PlayerLatencyPolicy(
                                policy.maximumMilliseconds(),
                                policy.durationSeconds().orElse(null)))
                        .toList())
                .destinations(
                        settings.destinations().stream().map(this::describe).toList())
                .filterConfiguration(
                        settings.allowedLocations().isEmpty()
                                ? null
                                : new FilterConfiguration(settings.allowedLocations()))
                .priorityConfiguration(describe(settings.priorities()))
                .customEventData(settings.customEventData().orElse(null))
                .notificationTarget(settings.notificationTarget().orElse(null))
                .build();
    }

    private GameSessionQueueDestination describe(Destination destination) {
        return new GameSessionQueueDestination(
                switch (destination) {
                    case Destination.ToFleet(String fleetId) -> arns.fleet(fleetId);
                    case Destination.ToAlias(String aliasId) -> arns.alias(aliasId);
                });
    }

    private static PriorityConfiguration describe(Priorities priorities) {
        if (priorities.equals(Priorities.DEFAULT)) {
            return null;
        }
        List<PriorityType> order = priorities.order().stream()
                .map(type -> PriorityType.valueOf(type.name()))
                .toList();
        return new PriorityConfiguration(
                order.isEmpty() ? null : order,
                priorities.locationOrder().isEmpty() ? null : priorities.locationOrder());
    }

    private static <T> List<T> listOf(List<T> list) {
        return Objects.requireNonNullElse(list, List.of());
    }

    private static ApiError invalid(String message) {
        return new ApiError(ApiError.Code.INVALID_REQUEST, message);
    }
}
