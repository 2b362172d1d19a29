package dev.homeport.core.placement;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;

/** Forgets a placement that ended long ago. */
public record PlacementRetention(Placement.Key key) implements Timer {
    @Override
    public void fire(Tx tx) {
        tx.placements().remove(key);
    }
}
