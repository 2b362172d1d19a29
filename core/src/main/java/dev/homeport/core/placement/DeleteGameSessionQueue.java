package dev.homeport.core.placement;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.tag.Resource;
import java.util.List;

/** Removes a queue; placements that wait in it fail. */
public record DeleteGameSessionQueue(String name) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        tx.gameSessionQueues().require(name);
        List.copyOf(tx.placements().pending(name))
                .forEach(placement -> PlacementEnd.withoutSession(tx, placement, Placement.Status.FAILED));
        tx.gameSessionQueues().remove(name);
        tx.tags().forget(Resource.gameSessionQueue(name));
        return null;
    }
}
