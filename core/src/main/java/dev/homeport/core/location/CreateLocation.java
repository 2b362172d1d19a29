package dev.homeport.core.location;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.tag.Resource;
import java.util.Map;

/** Adds a custom location. */
public record CreateLocation(String name, Map<String, String> tags) implements Command<Location> {
    @Override
    public Location decide(Tx tx) {
        if (tx.locations().has(name)) {
            throw Refusal.conflict("Location %s already exists", name);
        }
        if (tx.locations().size() >= Locations.MOST) {
            throw Refusal.limitExceeded("There are already %d locations, the most there can be", Locations.MOST);
        }
        Location location = tx.locations().put(new Location(name, tx.now()));
        tx.tags().replace(Resource.location(name), tags);
        return location;
    }
}
