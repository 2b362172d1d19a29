package dev.homeport.core.placement;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.tag.Resource;

/** Removes a queue. */
public record DeleteGameSessionQueue(String name) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        tx.gameSessionQueues().require(name);
        tx.gameSessionQueues().remove(name);
        tx.tags().forget(Resource.gameSessionQueue(name));
        return null;
    }
}
