package dev.homeport.sessionclient;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.gamelift.GameLiftClient;
import software.amazon.awssdk.services.gamelift.model.AcceptanceType;
import software.amazon.awssdk.services.gamelift.model.GameSession;
import software.amazon.awssdk.services.gamelift.model.GameSessionPlacement;
import software.amazon.awssdk.services.gamelift.model.GameSessionStatus;

/** Sessions by the GameLift API, on AWS or on Homeport. */
final class ApiTransport implements Transport {
    private final GameLiftClient gameLift;
    private final Optional<SlotRelease> slotRelease;

    /** Homeport can free a reserved slot at once; GameLift does so after a minute. */
    ApiTransport(GameLiftClient gameLift, Optional<SlotRelease> slotRelease) {
        this.gameLift = gameLift;
        this.slotRelease = slotRelease;
    }

    @Override
    public void create(CreateSessionRequest request, CompletableFuture<SessionDescription> result) {
        if (request.target() instanceof CreateSessionRequest.Target.Gateway) {
            throw new IllegalArgumentException("a session is created on a fleet, an alias or a queue; "
                    + "without one of them a client needs a gateway");
        }
        Workers.run(result, () -> {
            if (request.target() instanceof CreateSessionRequest.Target.Queue queue) {
                createOnQueue(request, queue, result);
            } else {
                createOnFleet(request, result);
            }
        });
    }

    private void createOnFleet(CreateSessionRequest request, CompletableFuture<SessionDescription> result) {
        String id = call(() -> gameLift.createGameSession(ApiShapes.createGameSession(request)))
                .gameSession()
                .gameSessionId();
        Poll.until(() -> ifActive(id), result);
    }

    private Optional<SessionDescription> ifActive(String id) {
        GameSession session = find(id).orElseThrow(() -> neverActive(id, "is not known any more"));
        if (session.status() == GameSessionStatus.ACTIVATING) {
            return Optional.empty();
        }
        if (session.status() != GameSessionStatus.ACTIVE) {
            throw neverActive(id, "is " + session.statusAsString());
        }
        return Optional.of(ApiShapes.description(session));
    }

    private Optional<GameSession> find(String id) {
        return call(() -> gameLift.describeGameSessions(ask -> ask.gameSessionId(id))).gameSessions().stream()
                .findFirst();
    }

    private static SessionNotActivatedException neverActive(String id, String why) {
        return new SessionNotActivatedException("session " + id + " did not become active: it " + why);
    }

    private void createOnQueue(
            CreateSessionRequest request,
            CreateSessionRequest.Target.Queue queue,
            CompletableFuture<SessionDescription> result) {
        call(() -> gameLift.startGameSessionPlacement(ApiShapes.startPlacement(request, queue)));
        CompletableFuture<SessionDescription> unused = result.whenComplete((session, failure) -> {
            if (failure != null) {
                withdraw(queue.placementId());
            }
        });
        Poll.until(() -> ifPlaced(queue), result);
    }

    private Optional<SessionDescription> ifPlaced(CreateSessionRequest.Target.Queue queue) {
        GameSessionPlacement placement = call(() ->
                        gameLift.describeGameSessionPlacement(ask -> ask.placementId(queue.placementId())))
                .gameSessionPlacement();
        String what = "placement " + queue.placementId() + " in queue " + queue.queueName() + " ended as "
                + placement.statusAsString();
        return switch (placement.status()) {
            case PENDING -> Optional.empty();
            case FULFILLED -> ifActive(placement.gameSessionArn());
            case CANCELLED -> throw new SessionCancelledException(what);
            default -> throw new SessionNotActivatedException(what);
        };
    }

    /** Nobody waits for the placement any more, but one that has ended or has its session cannot be stopped. */
    private void withdraw(String placementId) {
        CompletableFuture<Void> ignored = new CompletableFuture<>();
        Workers.run(ignored, () -> gameLift.stopGameSessionPlacement(ask -> ask.placementId(placementId)));
    }

    @Override
    public SearchPage search(SearchSessionsRequest request) {
        var found = call(() -> gameLift.searchGameSessions(ApiShapes.search(request)));
        return new SearchPage(
                found.gameSessions().stream().map(ApiShapes::description).toList(),
                Optional.ofNullable(found.nextToken()));
    }

    @Override
    public SessionConnection reserve(JoinSessionRequest request) {
        try {
            return ApiShapes.connection(call(() ->
                            gameLift.createPlayerSession(ask -> ask.gameSessionId(request.sessionId())
                                    .playerId(request.playerId())
                                    .playerData(request.playerData().orElse(null))))
                    .playerSession());
        } catch (ServiceRefusedException e) {
            throw isGone(e, request.sessionId()) ? new SessionEndedException(e.getMessage(), e) : e;
        }
    }

    /** A session that is closed to new players is refused with the same error as one that is over. */
    private boolean isGone(ServiceRefusedException refusal, String sessionId) {
        return switch (refusal.code()) {
            case "NotFoundException" -> true;
            case "InvalidGameSessionStatusException" -> !isActive(sessionId);
            default -> false;
        };
    }

    private boolean isActive(String sessionId) {
        return find(sessionId)
                .filter(session -> session.status() == GameSessionStatus.ACTIVE)
                .isPresent();
    }

    @Override
    public boolean release(String sessionId, SessionConnection slot) {
        slotRelease.ifPresent(service -> service.release(sessionId, slot));
        return isActive(sessionId);
    }

    @Override
    public String startMatchmaking(StartMatchmakingRequest request) {
        return call(() -> gameLift.startMatchmaking(ApiShapes.startMatchmaking(request)))
                .matchmakingTicket()
                .ticketId();
    }

    @Override
    public void acceptMatch(String ticketId, List<String> playerIds, boolean accept) {
        call(() -> gameLift.acceptMatch(ask -> ask.ticketId(ticketId)
                .playerIds(playerIds)
                .acceptanceType(accept ? AcceptanceType.ACCEPT : AcceptanceType.REJECT)));
    }

    @Override
    public void stopMatchmaking(String ticketId) {
        call(() -> gameLift.stopMatchmaking(ask -> ask.ticketId(ticketId)));
    }

    @Override
    public void close() {
        gameLift.close();
    }

    private static <T> T call(Supplier<T> operation) {
        try {
            return operation.get();
        } catch (AwsServiceException e) {
            String message = e.awsErrorDetails() == null
                    ? e.getMessage()
                    : e.awsErrorDetails().errorMessage();
            String code = e.awsErrorDetails() == null ? "" : e.awsErrorDetails().errorCode();
            throw SessionException.of(String.valueOf(code), message, e);
        } catch (SdkClientException e) {
            throw new ServiceUnreachableException(e.getMessage(), e);
        }
    }
}
