package dev.homeport.server.simulation;

import static dev.homeport.server.simulation.Invariant.require;

import dev.homeport.core.gamesession.ActivationTimeout;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.SessionRetention;
import dev.homeport.core.playersession.PlayerSession;
import dev.homeport.core.playersession.ReservationTimeout;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ServerProcess;
import dev.homeport.server.simulation.Invariant.Seen;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What holds of game sessions and player sessions. */
final class SessionInvariants {
    static final List<Invariant> ALL = List.of(
            SessionInvariants::aSessionThatIsNotOverHasAProcessThatHostsIt,
            SessionInvariants::everyStatusThatMustNotLastHasATimer,
            SessionInvariants::noProcessHostsTwoSessions,
            SessionInvariants::noSessionActivatesLongerThanAFleetMayAllow,
            SessionInvariants::aSessionCountsThePlayersWhoTakeItsSlots,
            SessionInvariants::playerSessionsBelongToAGameSessionAndEndWithIt);

    private static final Duration LONGEST_ACTIVATION = Duration.ofMinutes(10);
    private static final Duration RESERVATION = Duration.ofSeconds(60);

    private SessionInvariants() {}

    private static void aSessionThatIsNotOverHasAProcessThatHostsIt(Seen seen) {
        for (GameSession session : seen.state().gameSessions().all()) {
            boolean hosted = seen.state()
                    .processes()
                    .find(session.process())
                    .flatMap(ServerProcess::session)
                    .filter(session.key()::equals)
                    .isPresent();
            require(session.isOver() != hosted, session.isOver() ? "it is over: %s" : "nobody hosts %s", session);
        }
    }

    private static void everyStatusThatMustNotLastHasATimer(Seen seen) {
        for (GameSession session : seen.state().gameSessions().all()) {
            boolean timed = switch (session.status()) {
                case ACTIVATING -> seen.timers().contains(new ActivationTimeout(session.key()));
                case ACTIVE, TERMINATING -> true;
                case TERMINATED -> seen.timers().contains(new SessionRetention(session.key()));
            };
            require(timed, "no timer waits for %s", session);
            require(
                    session.isOver() == session.terminationTime().isPresent(),
                    "status and termination time differ: %s",
                    session);
        }
    }

    private static void noProcessHostsTwoSessions(Seen seen) {
        Set<ProcessKey> hosts = new HashSet<>();
        for (GameSession session : seen.state().gameSessions().all()) {
            require(session.isOver() || hosts.add(session.process()), "its process hosts another too: %s", session);
        }
    }

    /** What a fleet allows may have changed since, but never exceeds ten minutes. */
    private static void noSessionActivatesLongerThanAFleetMayAllow(Seen seen) {
        for (GameSession session : seen.state().gameSessions().all()) {
            boolean late = !session.creationTime()
                    .plus(LONGEST_ACTIVATION)
                    .isAfter(seen.state().now());
            require(
                    session.status() != GameSession.Status.ACTIVATING || !late,
                    "it should be over by now: %s",
                    session);
        }
    }

    private static void aSessionCountsThePlayersWhoTakeItsSlots(Seen seen) {
        for (GameSession session : seen.state().gameSessions().all()) {
            long taken = seen.state().playerSessions().in(session.key()).values().stream()
                    .filter(PlayerSession::takesSlot)
                    .count();
            require(session.players() == taken, "%d slots are taken of %s", taken, session);
        }
    }

    private static void playerSessionsBelongToAGameSessionAndEndWithIt(Seen seen) {
        for (PlayerSession session : seen.state().playerSessions().all()) {
            GameSession game = seen.state()
                    .gameSessions()
                    .find(session.gameSession())
                    .orElseThrow(() -> new AssertionError("its game session is forgotten: " + session));
            require(!session.takesSlot() || !game.isOver(), "%s takes a slot of %s", session, game);
            require(session.takesSlot() == (session.terminationTime() == null), "status and end differ: %s", session);
            require(
                    session.status() != PlayerSession.Status.RESERVED
                            || seen.timers().contains(new ReservationTimeout(game.key(), session.creationTime())),
                    "no timer ends the reservation %s",
                    session);
            require(
                    session.status() != PlayerSession.Status.RESERVED
                            || session.creationTime()
                                    .plus(RESERVATION)
                                    .isAfter(seen.state().now()),
                    "it should have ended by now: %s",
                    session);
        }
    }
}
