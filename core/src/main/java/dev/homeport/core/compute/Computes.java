package dev.homeport.core.compute;

import dev.homeport.core.Index;
import dev.homeport.core.Refusal;
import dev.homeport.core.State;
import dev.homeport.core.Table;
import dev.homeport.core.Tx;
import dev.homeport.core.fleet.Place;
import dev.homeport.core.process.Termination;
import java.util.List;
import java.util.NavigableMap;
import java.util.function.Predicate;

/** Computes by fleet and name. */
public final class Computes extends Table<Compute.Key, Compute> {
    private final Index<Place, Compute.Key, Compute> byPlace =
            indexedBy(compute -> new Place(compute.key().fleetId(), compute.location()));

    public Computes(State state) {
        super(state, Compute.class, Compute::key);
    }

    public Compute require(String fleetId, String name) {
        return find(new Compute.Key(fleetId, name))
                .orElseThrow(() -> Refusal.notFound("Compute %s not found in fleet %s", name, fleetId));
    }

    /** The computes of one fleet, by name. */
    public NavigableMap<Compute.Key, Compute> of(String fleetId) {
        // No compute name is empty, and U+FFFF sorts behind everything a name can hold.
        return byKey().subMap(new Compute.Key(fleetId, ""), true, new Compute.Key(fleetId, "\uffff"), true);
    }

    /** The computes of one fleet in one location, by name. */
    public NavigableMap<Compute.Key, Compute> in(String fleetId, String location) {
        return byPlace.group(new Place(fleetId, location));
    }

    /** Adds the machine, or moves it to the address given. */
    public Compute ensure(Compute wanted) {
        return find(wanted.key()).filter(wanted::sameMachineAs).orElseGet(() -> put(wanted));
    }

    public void deregisterAll(Tx tx, String fleetId, Predicate<Compute> which) {
        List<Compute> chosen = of(fleetId).values().stream().filter(which).toList();
        chosen.forEach(compute -> deregister(tx, compute));
    }

    void deregister(Tx tx, Compute compute) {
        tx.authTokens().revokeAll(compute.key());
        remove(compute.key());
        List.copyOf(tx.processes().on(compute.key())).forEach(process -> Termination.byDeadline(tx, process));
    }
}
