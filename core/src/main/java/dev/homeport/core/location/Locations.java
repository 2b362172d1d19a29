package dev.homeport.core.location;

import dev.homeport.core.Refusal;
import dev.homeport.core.State;
import dev.homeport.core.Table;

/** Custom locations by name. */
public final class Locations extends Table<String, Location> {
    /** So many that nobody meets it by hand, and few enough that a runaway script cannot fill the disk. */
    static final int MOST = 10_000;

    public Locations(State state) {
        super(state, Location.class, Location::name);
    }

    public Location require(String name) {
        return find(name).orElseThrow(() -> Refusal.notFound("Location %s not found", name));
    }
}
