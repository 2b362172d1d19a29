package dev.homeport.core.fleet;

import dev.homeport.core.Index;
import dev.homeport.core.Refusal;
import dev.homeport.core.State;
import dev.homeport.core.Table;
import dev.homeport.core.Tx;
import dev.homeport.core.tag.Resource;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;

/** Fleets by id; a terminated one stays for a while so that its end can be seen. */
public final class Fleets extends Table<String, Fleet> {
    static final int MOST = 10_000;
    static final int MOST_LOCATIONS = 100;

    private final Index<Boolean, String, Fleet> byLife = indexedBy(fleet -> fleet.status() != Fleet.Status.TERMINATED);

    public Fleets(State state) {
        super(state, Fleet.class, Fleet::id);
    }

    /** The fleet, unless it is terminated. */
    public Optional<Fleet> findLive(String id) {
        return find(id).filter(fleet -> fleet.status() != Fleet.Status.TERMINATED);
    }

    /** The fleets that are not terminated, by id. */
    public NavigableMap<String, Fleet> live() {
        return byLife.group(true);
    }

    public Fleet require(String id) {
        return findLive(id).orElseThrow(() -> notFound(id));
    }

    /** The fleet, terminated or not, for those who only look. */
    public Fleet requireKnown(String id) {
        return find(id).orElseThrow(() -> notFound(id));
    }

    private static Refusal notFound(String id) {
        return Refusal.notFound("Fleet %s not found", id);
    }

    public Optional<Fleet> firstUsing(String location) {
        return live().values().stream()
                .filter(fleet -> fleet.locations().contains(location))
                .findFirst();
    }

    /** Terminates a fleet that is being deleted once nothing runs in it any more. */
    public void processEnded(Tx tx, String fleetId) {
        find(fleetId)
                .filter(fleet -> fleet.status() == Fleet.Status.DELETING)
                .filter(fleet -> tx.processes().of(fleetId).isEmpty())
                .ifPresent(fleet -> {
                    put(fleet.terminated(tx.now()));
                    tx.tags().forget(Resource.fleet(fleetId));
                    tx.timers()
                            .at(tx.now().plus(tx.settings().current().sessionRetention()), new FleetRetention(fleetId));
                });
    }

    static void checkLocationCount(List<String> locations) {
        if (locations.size() > MOST_LOCATIONS) {
            throw Refusal.limitExceeded(
                    "The fleet would have %d locations; a fleet has at most %d", locations.size(), MOST_LOCATIONS);
        }
    }
}
