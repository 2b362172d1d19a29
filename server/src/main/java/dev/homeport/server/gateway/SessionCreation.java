package dev.homeport.server.gateway;

import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.gamesession.CreateGameSession;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.TerminateGameSession;
import dev.homeport.core.playersession.CreatePlayerSessions;
import dev.homeport.core.playersession.PlayerSession;
import dev.homeport.server.log.Commands;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Makes game sessions in a fleet, each with a slot for whoever asked for it. */
record SessionCreation(Commands commands, GatewayFleets fleets, SessionWatch watch, Duration timeout) {

    CompletableFuture<PlayerSession> create(CreateRequest request, Optional<Fleet> chosen) {
        watch.requireRoom();
        Fleet fleet = chosen.orElseThrow(() -> unavailable("There is no active fleet to create a game session in"));
        String location = fleets.location(fleet)
                .orElseThrow(() -> unavailable("Fleet " + fleet.id() + " has no compute to create a game session on"));
        // A fleet that limits what one creator makes has to know the creator, who is the player here.
        Optional<String> creator = fleet.settings().creationLimit().map(limit -> request.playerId());
        return commands.submit(new CreateGameSession(
                        fleet.id(), location, request.players(), request.settings(creator), Optional.empty(), false))
                .thenCompose(session -> whenActive(session.key()))
                .thenCompose(session -> reserve(session, request.playerId()));
    }

    private CompletableFuture<GameSession> whenActive(GameSession.Key key) {
        CompletableFuture<GameSession> started = watch.started(key);
        return Waiting.atMost(timeout, started, () -> {
                    // Nobody is left who wants it, should it become active after all.
                    var _ = started.thenAccept(late -> end(late, commands));
                    return new GatewayError(
                            504,
                            "CreationTimedOut",
                            "Game session %s did not become active within %d seconds"
                                    .formatted(key, timeout.toSeconds()));
                })
                .thenApply(SessionCreation::requireActive);
    }

    static void end(GameSession session, Commands commands) {
        if (session.status() == GameSession.Status.ACTIVE) {
            var _ = commands.submit(new TerminateGameSession(session.key()));
        }
    }

    private static GameSession requireActive(GameSession session) {
        if (session.status() != GameSession.Status.ACTIVE) {
            throw new GatewayError(
                    502,
                    "SessionNotActivated",
                    "Game session %s ended before it became active".formatted(session.key()));
        }
        return session;
    }

    private CompletableFuture<PlayerSession> reserve(GameSession session, String playerId) {
        return commands.submit(new CreatePlayerSessions(session.key(), List.of(playerId), Map.of()))
                .thenApply(List::getFirst);
    }

    private static GatewayError unavailable(String message) {
        return new GatewayError(503, "NoFleet", message);
    }
}
