package dev.homeport.core.placement;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;

/** Ends a placement that has not been fulfilled in the time its queue gave it. */
public record PlacementTimeout(Placement.Key key) implements Timer {
    @Override
    public void fire(Tx tx) {
        tx.placements()
                .find(key)
                .filter(Placement::isPending)
                .ifPresent(placement -> PlacementEnd.withoutSession(tx, placement, Placement.Status.TIMED_OUT));
    }
}
