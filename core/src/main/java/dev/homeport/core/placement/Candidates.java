package dev.homeport.core.placement;

import dev.homeport.core.Tx;
import dev.homeport.core.alias.Alias;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.process.IdleProcess;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The places that a queue's destinations lead to at the moment. */
final class Candidates {
    private Candidates() {}

    /** Those where a process is idle. */
    static List<Candidate> withRoom(Tx tx, QueueSettings queue) {
        return of(tx, queue, place -> hasRoom(tx, place));
    }

    private static boolean hasRoom(Tx tx, Candidate place) {
        Fleet fleet = tx.fleets().require(place.fleetId());
        return IdleProcess.in(tx, fleet, place.location()).isPresent();
    }

    static List<Candidate> of(Tx tx, QueueSettings queue, Predicate<Candidate> which) {
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < queue.destinations().size(); i++) {
            int destination = i;
            fleet(tx, queue.destinations().get(i)).ifPresent(fleet -> candidates.addAll(of(fleet, destination)));
        }
        candidates.removeIf(which.negate());
        return candidates;
    }

    private static List<Candidate> of(Fleet fleet, int destination) {
        Optional<BigDecimal> cost = fleet.settings().anywhereCost().map(BigDecimal::new);
        return fleet.locations().stream()
                .map(location -> new Candidate(fleet.id(), location, destination, cost))
                .toList();
    }

    /** A destination that is gone, or an alias that is terminal, leads nowhere. */
    private static Optional<Fleet> fleet(Tx tx, Destination destination) {
        Optional<String> fleetId = switch (destination) {
            case Destination.ToFleet(String id) -> Optional.of(id);
            case Destination.ToAlias(String id) -> tx.aliases().find(id).flatMap(Candidates::fleetId);
        };
        return fleetId.flatMap(tx.fleets()::find).filter(fleet -> fleet.status() == Fleet.Status.ACTIVE);
    }

    private static Optional<String> fleetId(Alias alias) {
        return switch (alias.routing()) {
            case Alias.Routing.Simple(String fleetId) -> Optional.of(fleetId);
            case Alias.Routing.Terminal terminal -> Optional.empty();
        };
    }
}
