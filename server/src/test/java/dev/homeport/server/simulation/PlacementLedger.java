package dev.homeport.server.simulation;

import static dev.homeport.server.simulation.Invariant.require;

import dev.homeport.core.Effect;
import dev.homeport.core.State;
import dev.homeport.core.Timers;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.notification.Notification;
import dev.homeport.core.notification.Notified;
import dev.homeport.core.notification.PlacementNews;
import dev.homeport.core.placement.DesiredPlayer;
import dev.homeport.core.placement.PlacedPlayer;
import dev.homeport.core.placement.Placement;
import dev.homeport.core.placement.PlacementEnded;
import dev.homeport.core.placement.PlacementTimeout;
import dev.homeport.core.placement.QueueSettings;
import dev.homeport.core.playersession.PlayerSession;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Remembers every placement of a life and how it ended: once, in time, and with what was promised. */
final class PlacementLedger {
    private final Map<Placement.Key, Instant> deadlines = new HashMap<>();
    private final Map<Placement.Key, Placement.Status> ends = new HashMap<>();
    private final Set<Placement.Key> told = new HashSet<>();
    private long lastNotification;
    private final Set<GameSession.Key> taken = new HashSet<>();
    private final Coverage coverage;

    PlacementLedger(Coverage coverage) {
        this.coverage = coverage;
    }

    /** Looks at what an entry led to. */
    void follow(List<Effect> effects, State state) {
        for (Effect effect : effects) {
            switch (effect) {
                case PlacementEnded ended -> end(ended, state);
                case Notified(Notification notification) -> tell(notification);
                default -> {}
            }
        }
        require(told.equals(ends.keySet()), "told of %s, but these ended: %s", told, ends.keySet());
        for (Placement placement : state.placements().all()) {
            check(placement, state);
        }
    }

    private void tell(Notification notification) {
        PlacementNews news = notification.news();
        require(notification.number() == ++lastNotification, "it is not number %d: %s", lastNotification, news);
        Placement.Key placement = new Placement.Key(news.startTime(), news.placementId());
        require(told.add(placement), "it was told before: %s", news);
        require(news.status() == ends.get(placement), "it ended as %s: %s", ends.get(placement), news);
    }

    private void end(PlacementEnded ended, State state) {
        Placement placement = ended.placement();
        coverage.ended(placement);
        Placement.Status before = ends.put(placement.key(), placement.status());
        require(before == null, "it has ended before, as %s: %s", before, placement);
        require(placement.status() != Placement.Status.PENDING, "it has not ended: %s", placement);
        Instant deadline = deadlines.getOrDefault(placement.key(), Instant.MAX);
        require(!placement.endTime().orElseThrow().isAfter(deadline), "it ended after %s: %s", deadline, placement);
        if (placement.status() == Placement.Status.FULFILLED) {
            require(taken.add(placement.session().orElseThrow()), "another has its session: %s", placement);
            require(
                    placement.request().players().stream()
                            .map(DesiredPlayer::playerId)
                            .toList()
                            .equals(placement.players().stream()
                                    .map(PlacedPlayer::playerId)
                                    .toList()),
                    "its players were not placed: %s",
                    placement);
            placement.players().forEach(player -> requireInSession(player, placement, state));
        }
    }

    /** A player session may have been forgotten since, if time has leapt. */
    private static void requireInSession(PlacedPlayer player, Placement placement, State state) {
        state.playerSessions()
                .find(player.playerSessionId())
                .map(PlayerSession::gameSession)
                .ifPresent(session -> require(
                        session.equals(placement.session().orElseThrow()), "%s is elsewhere: %s", player, placement));
    }

    private void check(Placement placement, State state) {
        boolean pending = placement.status() == Placement.Status.PENDING;
        if (pending) {
            Instant deadline = deadlines.computeIfAbsent(placement.key(), key -> deadline(key, state));
            require(state.now().isBefore(deadline), "it should have ended by %s: %s", deadline, placement);
        }
        Placement.Status told = ends.get(placement.key());
        require(pending ? told == null : told == placement.status(), "told to have ended as %s: %s", told, placement);
    }

    /** As it is when the placement is first seen; its queue may be given another timeout later. */
    private static Instant deadline(Placement.Key key, State state) {
        Instant latest = key.startTime().plusSeconds(QueueSettings.LONGEST_TIMEOUT_SECONDS);
        return state.timers().all().stream()
                .filter(waiting -> waiting.timer().equals(new PlacementTimeout(key)))
                .map(Timers.Waiting::due)
                .findFirst()
                .filter(due -> !due.isAfter(latest))
                .orElseThrow(() -> new AssertionError("no timer ends %s in time".formatted(key)));
    }
}
