package dev.homeport.core.alias;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.tag.Resource;

/** Removes an alias; the fleet it led to stays. */
public record DeleteAlias(String aliasId) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        tx.aliases().require(aliasId);
        tx.aliases().remove(aliasId);
        tx.tags().forget(Resource.alias(aliasId));
        return null;
    }
}
