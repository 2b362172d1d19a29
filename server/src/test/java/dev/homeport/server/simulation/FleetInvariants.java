package dev.homeport.server.simulation;

import static dev.homeport.server.simulation.Invariant.require;

import dev.homeport.core.event.FleetEvent;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.fleet.FleetRetention;
import dev.homeport.server.simulation.Invariant.Seen;
import java.time.Instant;
import java.util.List;

/** What holds of fleets and their events. */
final class FleetInvariants {
    static final List<Invariant> ALL = List.of(
            FleetInvariants::locationsOfLiveFleetsAreThereInOrderAndOnlyOnce,
            FleetInvariants::aFleetIsBeingDeletedAsLongAsSomethingRunsInIt,
            FleetInvariants::aTerminatedFleetWaitsToBeForgotten,
            FleetInvariants::eventsAreNumberedWithoutGapsAndNeverGoBackInTime);

    private FleetInvariants() {}

    private static void locationsOfLiveFleetsAreThereInOrderAndOnlyOnce(Seen seen) {
        for (Fleet fleet : seen.state().fleets().live().values()) {
            require(
                    fleet.locations()
                            .equals(fleet.locations().stream()
                                    .distinct()
                                    .sorted()
                                    .toList()),
                    "the locations are not in order: %s",
                    fleet);
            fleet.locations()
                    .forEach(location ->
                            require(seen.state().locations().has(location), "%s is not there: %s", location, fleet));
        }
    }

    private static void aFleetIsBeingDeletedAsLongAsSomethingRunsInIt(Seen seen) {
        for (Fleet fleet : seen.state().fleets().all()) {
            boolean running = !seen.state().processes().of(fleet.id()).isEmpty();
            switch (fleet.status()) {
                case ACTIVE -> {}
                case DELETING -> require(running, "nothing runs any more in %s", fleet);
                case TERMINATED -> require(!running, "something still runs in %s", fleet);
            }
        }
    }

    private static void aTerminatedFleetWaitsToBeForgotten(Seen seen) {
        for (Fleet fleet : seen.state().fleets().all()) {
            boolean over = fleet.status() == Fleet.Status.TERMINATED;
            require(over == fleet.terminationTime().isPresent(), "termination time and status differ: %s", fleet);
            require(!over || seen.timers().contains(new FleetRetention(fleet.id())), "no timer forgets %s", fleet);
        }
    }

    private static void eventsAreNumberedWithoutGapsAndNeverGoBackInTime(Seen seen) {
        FleetEvent before = null;
        for (FleetEvent event : seen.state().fleetEvents().all()) {
            boolean sameFleet =
                    before != null && before.key().fleetId().equals(event.key().fleetId());
            long expected = sameFleet ? before.key().number() + 1 : 1;
            Instant earliest = sameFleet ? before.time() : Instant.MIN;
            require(event.key().number() == expected, "expected event number %d: %s", expected, event);
            require(!event.time().isBefore(earliest), "expected no time before %s: %s", earliest, event);
            require(seen.state().fleets().has(event.key().fleetId()), "an event without a fleet: %s", event);
            before = event;
        }
    }
}
