package dev.homeport.core.placement;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;

/** Cancels a placement that has no game session yet. */
public record StopGameSessionPlacement(String placementId) implements Command<Placement> {
    @Override
    public Placement decide(Tx tx) {
        Placement placement = tx.placements().require(placementId);
        if (!placement.isPending()) {
            throw Refusal.invalidRequest(
                    "Game session placement %s is in status %s; only one that is PENDING can be stopped",
                    placementId, placement.status());
        }
        if (!placement.isWaiting()) {
            throw Refusal.invalidRequest(
                    "Game session placement %s cannot be stopped: a game session has already been created for it",
                    placementId);
        }
        return PlacementEnd.withoutSession(tx, placement, Placement.Status.CANCELLED);
    }
}
