package dev.homeport.core.placement;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;

/** Tries a placement again when its queue's latency policies have come to allow more. */
public record LatencyRelaxation(Placement.Key key) implements Timer {
    /** Waits for the next time that the placement's age changes what its latencies may be. */
    static void schedule(Tx tx, Placement placement) {
        if (placement.isPending() && !placement.request().latencies().isEmpty()) {
            new LatencyCaps(Placing.settings(tx, placement).latencyPolicies())
                    .nextChange(placement.age(tx.now()))
                    .ifPresent(age -> tx.timers()
                            .at(placement.key().startTime().plus(age), new LatencyRelaxation(placement.key())));
        }
    }

    @Override
    public void fire(Tx tx) {
        tx.placements().find(key).filter(Placement::isPending).ifPresent(placement -> {
            if (placement.isWaiting()) {
                Placing.attempt(tx, placement);
            }
            schedule(tx, placement);
        });
    }
}
