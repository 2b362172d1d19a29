package dev.homeport.core.placement;

import dev.homeport.core.Tx;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.SessionStart;
import dev.homeport.core.process.IdleProcess;
import dev.homeport.core.process.ServerProcess;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Brings waiting placements and idle processes together.
 *
 * <p>Between two commands no placement waits that an idle process could host: a placement takes one when it starts, a
 * process that becomes idle is offered to those who wait, and whatever else could let the two meet (a queue or an alias
 * that changes, a latency policy that relaxes) makes them try again. So nothing has to poll.
 */
public final class Placing {
    private Placing() {}

    /** Starts the placement's game session in the best place with an idle process, or leaves it waiting. */
    static Placement attempt(Tx tx, Placement placement) {
        assert placement.isWaiting() : "it has a game session, or has ended";
        QueueSettings queue = settings(tx, placement);
        List<Candidate> ranked = placement.rank(queue, Candidates.withRoom(tx, queue), tx.now());
        return ranked.isEmpty() ? placement : start(tx, placement, ranked.getFirst());
    }

    static void attemptAll(Tx tx, String queueName) {
        List.copyOf(tx.placements().waiting(queueName)).forEach(placement -> attempt(tx, placement));
    }

    /** Tries again those who wait in a queue with that alias among its destinations. */
    public static void aliasChanged(Tx tx, String aliasId) {
        Destination alias = new Destination.ToAlias(aliasId);
        tx.gameSessionQueues().all().stream()
                .filter(queue -> queue.settings().destinations().contains(alias))
                .forEach(queue -> attemptAll(tx, queue.name()));
    }

    /** Tries again those who wait in a queue that leads to that fleet. */
    public static void fleetChanged(Tx tx, String fleetId) {
        tx.gameSessionQueues().all().stream()
                .filter(queue ->
                        !Candidates.of(tx, queue.settings(), in(fleetId)).isEmpty())
                .forEach(queue -> attemptAll(tx, queue.name()));
    }

    private static Predicate<Candidate> in(String fleetId) {
        return place -> place.fleetId().equals(fleetId);
    }

    public static void processBecameIdle(Tx tx, ServerProcess process) {
        tx.fleets().find(process.key().fleetId()).ifPresent(fleet -> offer(tx, fleet, process.location()));
    }

    /** Gives a process that has become free to the placement that has waited longest of those it suits. */
    private static void offer(Tx tx, Fleet fleet, String location) {
        if (IdleProcess.in(tx, fleet, location).isPresent()) {
            tx.gameSessionQueues().all().stream()
                    .flatMap(queue -> firstSuited(tx, queue, fleet.id(), location).stream())
                    .min(Comparator.comparing(suited -> suited.placement.key()))
                    .ifPresent(suited -> start(tx, suited.placement, suited.place));
        }
    }

    private record Suited(Placement placement, Candidate place) {}

    private static Optional<Suited> firstSuited(Tx tx, GameSessionQueue queue, String fleetId, String location) {
        if (tx.placements().waiting(queue.name()).isEmpty()) {
            return Optional.empty();
        }
        List<Candidate> places = Candidates.of(
                tx, queue.settings(), in(fleetId).and(place -> place.location().equals(location)));
        return tx.placements().waiting(queue.name()).stream()
                .flatMap(placement -> placement.rank(queue.settings(), places, tx.now()).stream()
                        .map(place -> new Suited(placement, place)))
                .findFirst();
    }

    private static Placement start(Tx tx, Placement placement, Candidate place) {
        Fleet fleet = tx.fleets().require(place.fleetId());
        ServerProcess host = IdleProcess.in(tx, fleet, place.location()).orElseThrow();
        GameSession session = SessionStart.on(
                tx,
                fleet,
                host,
                sessionKey(tx, fleet.id(), fleet.requireLocation(place.location()), placement.id()),
                placement.request().maximumPlayers(),
                placement.request().settings());
        return tx.placements().put(placement.withSession(Optional.of(session.key())));
    }

    /** With the placement's id, unless the fleet has had a session of that id, such as one that did not activate. */
    private static GameSession.Key sessionKey(Tx tx, String fleetId, String location, String placementId) {
        GameSession.Key wanted = new GameSession.Key(fleetId, location, placementId);
        boolean taken = tx.gameSessions().has(wanted)
                || tx.gameSessions().withCustomId(fleetId, placementId).isPresent();
        return taken ? new GameSession.Key(fleetId, location, tx.newId("gsess-")) : wanted;
    }

    /** Fulfils the placement that the game session was started for. */
    public static void sessionActivated(Tx tx, GameSession session) {
        tx.placements()
                .starting(session.key())
                .ifPresent(placement -> PlacementEnd.withSession(tx, placement, session));
        activationEnded(tx, session.key());
    }

    /** Looks for another place if the game session was started for a placement that is still pending. */
    public static void sessionEnded(Tx tx, GameSession.Key session) {
        tx.placements()
                .starting(session)
                .ifPresent(placement -> attempt(tx, tx.placements().put(placement.withSession(Optional.empty()))));
        activationEnded(tx, session);
    }

    /** A compute that may activate only so many sessions at once may have room for another. */
    private static void activationEnded(Tx tx, GameSession.Key session) {
        tx.fleets()
                .find(session.fleetId())
                .filter(fleet -> fleet.runtime().mostActivations().isPresent())
                .ifPresent(fleet -> offer(tx, fleet, session.location()));
    }

    static QueueSettings settings(Tx tx, Placement placement) {
        return tx.gameSessionQueues().require(placement.queueName()).settings();
    }
}
