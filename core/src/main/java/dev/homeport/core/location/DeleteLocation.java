package dev.homeport.core.location;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.tag.Resource;

/** Removes a custom location that no fleet uses. */
public record DeleteLocation(String name) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        tx.locations().require(name);
        tx.fleets().firstUsing(name).ifPresent(this::refuse);
        tx.locations().remove(name);
        tx.tags().forget(Resource.location(name));
        return null;
    }

    private void refuse(Fleet user) {
        throw Refusal.invalidRequest(
                "Location %s is in use by fleet %s; delete the fleet or its location first", name, user.id());
    }
}
