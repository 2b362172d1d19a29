package dev.homeport.core.process;

import dev.homeport.core.Index;
import dev.homeport.core.Refusal;
import dev.homeport.core.State;
import dev.homeport.core.Table;
import dev.homeport.core.compute.Compute;
import java.util.Collection;
import java.util.NavigableMap;
import java.util.Optional;

/** Game server processes by compute and id. One that has ended has no row. */
public final class Processes extends Table<ProcessKey, ServerProcess> {
    /** Sorts behind everything that a name or an id can hold. */
    private static final String LAST = "\uffff";

    private record Place(String fleetId, String location) {}

    private final Index<Place, ProcessKey, ServerProcess> idle =
            indexedBy(process -> process.isIdle() ? new Place(process.key().fleetId(), process.location()) : null);

    public Processes(State state) {
        super(state, ServerProcess.class, ServerProcess::key);
    }

    public ServerProcess require(ProcessKey key) {
        return find(key)
                .orElseThrow(() ->
                        Refusal.notFound("Process %s is not known; it has ended or never said that it is ready", key));
    }

    /** A process that can be given a game session. */
    public Optional<ServerProcess> findIdle(String fleetId, String location) {
        return idle.first(new Place(fleetId, location));
    }

    public NavigableMap<ProcessKey, ServerProcess> idle(String fleetId, String location) {
        return idle.group(new Place(fleetId, location));
    }

    public Collection<ServerProcess> of(String fleetId) {
        return range(new Compute.Key(fleetId, ""), new Compute.Key(fleetId, LAST));
    }

    public Collection<ServerProcess> on(Compute.Key compute) {
        return range(compute, compute);
    }

    private Collection<ServerProcess> range(Compute.Key first, Compute.Key last) {
        return byKey().subMap(new ProcessKey(first, ""), true, new ProcessKey(last, LAST), true)
                .values();
    }
}
