package dev.homeport.server.simulation;

import static dev.homeport.server.simulation.Invariant.require;

import dev.homeport.core.State;
import dev.homeport.core.alias.Alias;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.placement.Destination;
import dev.homeport.core.placement.GameSessionQueue;
import dev.homeport.core.placement.Placement;
import dev.homeport.core.placement.PlacementRetention;
import dev.homeport.core.placement.PlacementTimeout;
import dev.homeport.core.process.ServerProcess;
import dev.homeport.server.simulation.Invariant.Seen;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What holds of placements. */
final class PlacementInvariants {
    static final List<Invariant> ALL = List.of(
            PlacementInvariants::aPlacementEndsByATimerAndIsForgottenByOne,
            PlacementInvariants::onlyOnePlacementHasAnId,
            PlacementInvariants::aPendingPlacementIsInAQueueAndItsSessionIsStarting,
            PlacementInvariants::noPlacementWaitsWhileAnIdleProcessCouldHostIt);

    private PlacementInvariants() {}

    private static boolean isPending(Placement placement) {
        return placement.status() == Placement.Status.PENDING;
    }

    private static void aPlacementEndsByATimerAndIsForgottenByOne(Seen seen) {
        for (Placement placement : seen.state().placements().all()) {
            boolean timed = isPending(placement)
                    ? seen.timers().contains(new PlacementTimeout(placement.key()))
                    : seen.timers().contains(new PlacementRetention(placement.key()));
            require(timed, "no timer waits for %s", placement);
            require(isPending(placement) == placement.endTime().isEmpty(), "status and end differ: %s", placement);
        }
    }

    private static void onlyOnePlacementHasAnId(Seen seen) {
        Set<String> ids = new HashSet<>();
        seen.state().placements().all().forEach(one -> require(ids.add(one.id()), "a second one of its id: %s", one));
    }

    private static void aPendingPlacementIsInAQueueAndItsSessionIsStarting(Seen seen) {
        for (Placement placement : seen.state().placements().all()) {
            if (isPending(placement)) {
                require(seen.state().gameSessionQueues().has(placement.queueName()), "no queue: %s", placement);
                placement
                        .session()
                        .ifPresent(session -> require(
                                seen.state().gameSessions().require(session).status() == GameSession.Status.ACTIVATING,
                                "its session is not starting: %s",
                                placement));
            }
        }
    }

    /** Passes over latencies and wishes, for which ranking has tests of its own. */
    private static void noPlacementWaitsWhileAnIdleProcessCouldHostIt(Seen seen) {
        for (GameSessionQueue queue : seen.state().gameSessionQueues().all()) {
            boolean anybodyWaits = seen.state().placements().waiting(queue.name()).stream()
                    .anyMatch(one -> one.request().latencies().isEmpty()
                            && one.request().override().isEmpty());
            if (anybodyWaits) {
                Optional<ServerProcess> host = seen.state().processes().all().stream()
                        .filter(process -> process.isIdle() && mayPlaceOn(seen.state(), queue, process))
                        .findFirst();
                require(host.isEmpty(), "somebody waits in %s while %s is idle", queue, host);
            }
        }
    }

    private static boolean mayPlaceOn(State state, GameSessionQueue queue, ServerProcess process) {
        List<String> allowed = queue.settings().allowedLocations();
        return (allowed.isEmpty() || allowed.contains(process.location()))
                && queue.settings().destinations().stream()
                        .flatMap(destination -> fleetOf(state, destination).stream())
                        .anyMatch(fleet -> fleet.id().equals(process.key().fleetId())
                                && fleet.allowsActivationBeside(state.gameSessions()
                                        .activatingOn(process.key().compute())));
    }

    private static Optional<Fleet> fleetOf(State state, Destination destination) {
        Optional<String> fleetId = switch (destination) {
            case Destination.ToFleet(String id) -> Optional.of(id);
            case Destination.ToAlias(String id) ->
                state.aliases()
                        .find(id)
                        .filter(alias -> alias.routing() instanceof Alias.Routing.Simple)
                        .map(alias -> ((Alias.Routing.Simple) alias.routing()).fleetId());
        };
        return fleetId.flatMap(state.fleets()::find).filter(fleet -> fleet.status() == Fleet.Status.ACTIVE);
    }
}
