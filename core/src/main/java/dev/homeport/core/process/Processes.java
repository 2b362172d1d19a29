package dev.homeport.core.process;

import dev.homeport.core.Index;
import dev.homeport.core.Refusal;
import dev.homeport.core.State;
import dev.homeport.core.Table;
import dev.homeport.core.Totals;
import dev.homeport.core.Tx;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.fleet.Place;
import java.util.Collection;
import java.util.NavigableMap;

/** Game server processes by compute and id. One that has ended has no row. */
public final class Processes extends Table<ProcessKey, ServerProcess> {
    /** Sorts behind everything that a name or an id can hold. */
    private static final String LAST = "\uffff";

    private final Index<Place, ProcessKey, ServerProcess> idle =
            indexedBy(process -> process.isIdle() ? new Place(process.key().fleetId(), process.location()) : null);

    private final Totals<Place, ProcessKey, ServerProcess> running = totalledBy(
            process -> new Place(process.key().fleetId(), process.location()), process -> process.isRunning() ? 1 : 0);
    private final Totals<Compute.Key, ProcessKey, ServerProcess> hosting = totalledBy(
            process -> process.key().compute(), process -> process.session().isPresent() ? 1 : 0);

    public Processes(State state) {
        super(state, ServerProcess.class, ServerProcess::key);
    }

    public ServerProcess require(ProcessKey key) {
        return find(key).orElseThrow(() -> unknown(key));
    }

    /** A process that said that it is ready. */
    public ServerProcess requireReady(ProcessKey key) {
        return find(key)
                .filter(process -> process.status() != ServerProcess.Status.INITIALIZED)
                .orElseThrow(() -> unknown(key));
    }

    private static Refusal unknown(ProcessKey key) {
        return Refusal.notFound("Process %s is not known; it has ended or never said that it is ready", key);
    }

    /** Takes its session from a process, which gets no other until it says again that it is ready. */
    public void release(Tx tx, ProcessKey key) {
        ServerProcess process = require(key);
        if (process.status() == ServerProcess.Status.TERMINATING) {
            put(process.released());
        } else {
            tx.timers().at(tx.now().plus(ReadyTimeout.PATIENCE), new ReadyTimeout(key));
            put(process.unready());
        }
    }

    /** Those that have no game session and could be given one. */
    public NavigableMap<ProcessKey, ServerProcess> idle(String fleetId, String location) {
        return idle.group(new Place(fleetId, location));
    }

    public Collection<ServerProcess> of(String fleetId) {
        return range(new Compute.Key(fleetId, ""), new Compute.Key(fleetId, LAST));
    }

    public Collection<ServerProcess> on(Compute.Key compute) {
        return range(compute, compute);
    }

    /** How many have said that they are ready, and have not ended. */
    public int running(Place place) {
        return running.of(place);
    }

    /** How many on that compute have a game session. */
    public int hosting(Compute.Key compute) {
        return hosting.of(compute);
    }

    /** Sorts behind every process of that compute. */
    static ProcessKey lastOn(Compute.Key compute) {
        return new ProcessKey(compute, LAST);
    }

    private Collection<ServerProcess> range(Compute.Key first, Compute.Key last) {
        return byKey().subMap(new ProcessKey(first, ""), true, lastOn(last), true)
                .values();
    }
}
