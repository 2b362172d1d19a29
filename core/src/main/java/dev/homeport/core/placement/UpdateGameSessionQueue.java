package dev.homeport.core.placement;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import java.util.List;
import java.util.Optional;

/**
 * Changes what is given of a queue. Lists are replaced as a whole, and what is given empty is removed. Destinations
 * that stay are not looked at again: one of them may be gone by now.
 */
public record UpdateGameSessionQueue(
        String name,
        Optional<Integer> timeoutSeconds,
        Optional<List<LatencyPolicy>> latencyPolicies,
        Optional<List<Destination>> destinations,
        Optional<List<String>> allowedLocations,
        Optional<Priorities> priorities,
        Optional<String> customEventData,
        Optional<String> notificationTarget)
        implements Command<GameSessionQueue> {
    @Override
    public GameSessionQueue decide(Tx tx) {
        QueueSettings before = tx.gameSessionQueues().require(name).settings();
        destinations.ifPresent(changed -> changed.forEach(destination -> destination.require(tx)));
        QueueSettings after = new QueueSettings(
                timeoutSeconds.orElse(before.timeoutSeconds()),
                latencyPolicies.orElse(before.latencyPolicies()),
                destinations.orElse(before.destinations()),
                allowedLocations.orElse(before.allowedLocations()),
                priorities.orElse(before.priorities()),
                customEventData.or(before::customEventData).filter(text -> !text.isEmpty()),
                notificationTarget.or(before::notificationTarget).filter(text -> !text.isEmpty()));
        GameSessionQueue queue = tx.gameSessionQueues().put(new GameSessionQueue(name, after.checked()));
        Placing.attemptAll(tx, name);
        tx.placements().pending(name).forEach(placement -> LatencyRelaxation.schedule(tx, placement));
        return queue;
    }
}
