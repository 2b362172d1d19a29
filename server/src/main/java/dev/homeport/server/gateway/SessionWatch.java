package dev.homeport.server.gateway;

import dev.homeport.core.Effect;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.GameSessionChanged;
import dev.homeport.core.placement.Placement;
import dev.homeport.core.placement.PlacementEnded;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/** Hears from the core what becomes of game sessions and placements, and tells those who wait for it. */
public final class SessionWatch {
    private static final int MOST_WAITING = 10_000;

    private final State state;
    private final Map<GameSession.Key, CompletableFuture<GameSession>> sessions = new ConcurrentHashMap<>();
    private final Map<String, CompletableFuture<Placement>> placements = new ConcurrentHashMap<>();

    public SessionWatch(State state) {
        this.state = state;
    }

    public void deliver(List<Effect> effects) {
        for (Effect effect : effects) {
            switch (effect) {
                case GameSessionChanged(GameSession session) -> settle(session);
                case PlacementEnded ended -> settle(ended.placement());
                default -> {}
            }
        }
    }

    /**
     * Completes with the game session as soon as it is no longer activating, which the core sees to within a bounded
     * time.
     */
    CompletableFuture<GameSession> started(GameSession.Key key) {
        CompletableFuture<GameSession> waiting = sessions.computeIfAbsent(key, _ -> new CompletableFuture<>());
        // The news may have come before anybody waited for it.
        state.gameSessions().find(key).ifPresent(this::settle);
        return waiting;
    }

    /** Completes with the placement when it has ended, one way or another. */
    CompletableFuture<Placement> ended(String placementId) {
        CompletableFuture<Placement> waiting = placements.computeIfAbsent(placementId, _ -> new CompletableFuture<>());
        state.placements().withId(placementId).ifPresent(this::settle);
        return waiting;
    }

    /** Throws if so many wait already that nobody should join them. */
    void requireRoom() {
        if (sessions.size() + placements.size() >= MOST_WAITING) {
            throw new GatewayError(503, "TooManyWaiting", "Too many callers wait for a game session; try again later");
        }
    }

    private void settle(GameSession session) {
        if (session.status() != GameSession.Status.ACTIVATING) {
            complete(sessions.remove(session.key()), session);
        }
    }

    private void settle(Placement placement) {
        if (placement.status() != Placement.Status.PENDING) {
            complete(placements.remove(placement.id()), placement);
        }
    }

    private static <T> void complete(CompletableFuture<T> waiting, T news) {
        if (waiting != null) {
            waiting.complete(news);
        }
    }
}
