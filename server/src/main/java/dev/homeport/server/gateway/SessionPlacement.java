package dev.homeport.server.gateway;

import dev.homeport.core.State;
import dev.homeport.core.placement.DesiredPlayer;
import dev.homeport.core.placement.Placement;
import dev.homeport.core.placement.PlacementRequest;
import dev.homeport.core.placement.StartGameSessionPlacement;
import dev.homeport.core.placement.StopGameSessionPlacement;
import dev.homeport.core.playersession.PlayerSession;
import dev.homeport.server.log.Commands;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/** Has a queue place game sessions, each with a slot for whoever asked for it. */
record SessionPlacement(Commands commands, State state, SessionWatch watch, Duration timeout) {

    CompletableFuture<PlayerSession> create(CreateRequest request, String queue) {
        watch.requireRoom();
        String placementId = "gateway-" + UUID.randomUUID();
        PlacementRequest wish = new PlacementRequest(
                request.players(),
                request.settings(Optional.empty()),
                List.of(new DesiredPlayer(request.playerId(), Optional.empty())),
                List.of(),
                Optional.empty());
        return commands.submit(new StartGameSessionPlacement(placementId, queue, wish))
                .thenCompose(placement -> whenEnded(placement.id()))
                .thenApply(this::slot);
    }

    private CompletableFuture<Placement> whenEnded(String placementId) {
        CompletableFuture<Placement> ended = watch.ended(placementId);
        return Waiting.atMost(timeout, ended, () -> {
            withdraw(placementId, ended);
            return new GatewayError(
                    504,
                    "CreationTimedOut",
                    "Game session placement %s did not end within %d seconds"
                            .formatted(placementId, timeout.toSeconds()));
        });
    }

    /** A placement whose game session is starting cannot be stopped; then that game session is ended once it can be. */
    private void withdraw(String placementId, CompletableFuture<Placement> ended) {
        var _ = ended.thenAccept(late -> late.session()
                .flatMap(state.gameSessions()::find)
                .ifPresent(session -> SessionCreation.end(session, commands)));
        var _ = commands.submit(new StopGameSessionPlacement(placementId));
    }

    private PlayerSession slot(Placement placement) {
        if (placement.status() != Placement.Status.FULFILLED) {
            throw new GatewayError(
                    503,
                    code(placement.status()),
                    "Game session placement %s in queue %s ended as %s"
                            .formatted(placement.id(), placement.queueName(), placement.status()));
        }
        return state.playerSessions().require(placement.players().getFirst().playerSessionId());
    }

    private static String code(Placement.Status status) {
        return switch (status) {
            case CANCELLED -> "PlacementCancelled";
            case TIMED_OUT -> "PlacementTimedOut";
            case FAILED, PENDING, FULFILLED -> "PlacementFailed";
        };
    }
}
