package dev.homeport.server.operations;

import dev.homeport.api.event.DescribeFleetEventsInput;
import dev.homeport.api.event.DescribeFleetEventsOutput;
import dev.homeport.api.event.Event;
import dev.homeport.api.event.EventCode;
import dev.homeport.core.State;
import dev.homeport.core.event.FleetEvent;
import java.time.Instant;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The operation of the GameLift API that tells what happened to a fleet. */
final class EventOperations {
    private final State state;

    EventOperations(State state) {
        this.state = state;
    }

    /** Newest first, within the given times. */
    DescribeFleetEventsOutput describeFleetEvents(DescribeFleetEventsInput in) {
        String fleetId = state.fleets().requireKnown(Arns.fleetId(in.fleetId())).id();
        NavigableMap<FleetEvent.Key, FleetEvent> chosen = new TreeMap<>();
        state.fleetEvents().of(fleetId).forEach((key, event) -> {
            if (isWithin(event.time(), in.startTime(), in.endTime())) {
                chosen.put(key, event);
            }
        });
        Paging.Page<FleetEvent> page = Paging.page(
                chosen.descendingMap(),
                number -> new FleetEvent.Key(fleetId, Long.parseLong(number)),
                key -> Long.toString(key.number()),
                new Paging.Request(
                        "DescribeFleetEvents %s %s %s".formatted(fleetId, in.startTime(), in.endTime()),
                        in.limit(),
                        in.nextToken()));
        return new DescribeFleetEventsOutput(page.map(EventOperations::describe), page.nextToken());
    }

    private static boolean isWithin(Instant time, Instant start, Instant end) {
        return (start == null || !time.isBefore(start)) && (end == null || !time.isAfter(end));
    }

    private static Event describe(FleetEvent event) {
        return new Event(
                event.eventId(),
                event.key().fleetId(),
                EventCode.valueOf(event.code().name()),
                event.message(),
                event.time(),
                null,
                null);
    }
}
