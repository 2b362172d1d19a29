package dev.homeport.core.placement;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;

/** Asks a queue for a game session, which it starts at once if it can, or else as soon as there is a process for it. */
public record StartGameSessionPlacement(String placementId, String queueName, PlacementRequest request)
        implements Command<Placement> {
    @Override
    public Placement decide(Tx tx) {
        GameSessionQueue queue = tx.gameSessionQueues().require(queueName);
        if (tx.placements().withId(placementId).isPresent()) {
            throw Refusal.invalidRequest("PlacementId %s has been used before; each can be used once", placementId);
        }
        if (queue.settings().destinations().isEmpty()) {
            throw Refusal.invalidRequest("Game session queue %s has no destinations to place in", queueName);
        }
        request.check(queue);
        Placement placement =
                tx.placements().put(Placement.pending(new Placement.Key(tx.now(), placementId), queueName, request));
        tx.timers().at(tx.now().plusSeconds(queue.settings().timeoutSeconds()), new PlacementTimeout(placement.key()));
        LatencyRelaxation.schedule(tx, placement);
        return Placing.attempt(tx, placement);
    }
}
