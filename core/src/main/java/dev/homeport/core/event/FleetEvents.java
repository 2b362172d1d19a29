package dev.homeport.core.event;

import dev.homeport.core.State;
import dev.homeport.core.Table;
import dev.homeport.core.Tx;
import java.util.Map;
import java.util.NavigableMap;

/** The events of every fleet, of which the newest few thousand are kept. */
public final class FleetEvents extends Table<FleetEvent.Key, FleetEvent> {
    static final int MOST_PER_FLEET = 5_000;

    public FleetEvents(State state) {
        super(state, FleetEvent.class, FleetEvent::key);
    }

    /** The events of one fleet, oldest first. */
    public NavigableMap<FleetEvent.Key, FleetEvent> of(String fleetId) {
        return byKey().subMap(new FleetEvent.Key(fleetId, 0), true, new FleetEvent.Key(fleetId, Long.MAX_VALUE), true);
    }

    public void record(Tx tx, String fleetId, FleetEvent.Code code, String message, Object... values) {
        NavigableMap<FleetEvent.Key, FleetEvent> earlier = of(fleetId);
        Map.Entry<FleetEvent.Key, FleetEvent> last = earlier.lastEntry();
        long number = last == null ? 1 : last.getKey().number() + 1;
        put(new FleetEvent(
                new FleetEvent.Key(fleetId, number), tx.newId(""), code, message.formatted(values), tx.now()));
        remove(new FleetEvent.Key(fleetId, number - MOST_PER_FLEET));
    }

    public void forget(String fleetId) {
        of(fleetId).keySet().forEach(this::remove);
    }
}
