package dev.homeport.server.legacy;

import com.google.protobuf.InvalidProtocolBufferException;
import dev.homeport.core.Refusal;
import dev.homeport.core.gamesession.EndGameSession;
import dev.homeport.core.process.ServerProcess;
import dev.homeport.legacy.message.AcceptPlayerSession;
import dev.homeport.legacy.message.BackfillMatchmakingRequest;
import dev.homeport.legacy.message.DescribePlayerSessionsRequest;
import dev.homeport.legacy.message.GameSessionActivate;
import dev.homeport.legacy.message.GameSessionTerminate;
import dev.homeport.legacy.message.ProcessReady;
import dev.homeport.legacy.message.RemovePlayerSession;
import dev.homeport.legacy.message.ReportHealth;
import dev.homeport.legacy.message.StopMatchmakingRequest;
import dev.homeport.legacy.message.UpdatePlayerSessionCreationPolicy;
import dev.homeport.server.legacy.socketio.BadFrameException;
import dev.homeport.server.operations.Arns;
import dev.homeport.server.sdk.SdkActions;
import dev.homeport.server.sdk.SdkErrors;
import dev.homeport.server.sdk.SdkMessage;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What each request of a legacy process means, mostly told as the action of server SDK 5 that does the same. */
record LegacyCalls(LegacyContext context) {
    private static final Logger LOG = LoggerFactory.getLogger(LegacyCalls.class);

    /** The full name of a message begins like this. */
    static final String PACKAGE = "com.amazon.whitewater.auxproxy.pbuffer.";

    /**
     * Serves the request with this short name. The future never fails.
     *
     * @throws BadFrameException if the body is not a message of that kind
     */
    CompletableFuture<LegacyAnswer> call(LegacyProcess process, String name, byte[] body) throws BadFrameException {
        try {
            return dispatch(process, name, body)
                    .exceptionally(failure -> failed(process, name, failure))
                    .thenApply(answer -> told(process, name, answer));
        } catch (InvalidProtocolBufferException e) {
            throw new BadFrameException("the body of %s cannot be read: %s".formatted(name, e.getMessage()));
        } catch (RuntimeException e) {
            return CompletableFuture.completedFuture(told(process, name, failed(process, name, e)));
        }
    }

    private static LegacyAnswer failed(LegacyProcess process, String name, Throwable failure) {
        return LegacyAnswer.of(SdkErrors.reply(name, null, failure), process.sdk());
    }

    /** Not every SDK passes on why a call failed, so the log does. */
    private static LegacyAnswer told(LegacyProcess process, String name, LegacyAnswer answer) {
        if (answer instanceof LegacyAnswer.Failed failed) {
            LOG.info("{} of {} failed: {}", name, process.sdk(), failed.message());
        }
        return answer;
    }

    private CompletableFuture<LegacyAnswer> dispatch(LegacyProcess process, String name, byte[] body)
            throws InvalidProtocolBufferException {
        if (name.equals("ReportHealth")) {
            return health(process, ReportHealth.parseFrom(body).getHealthStatus());
        }
        LOG.info("on{} received from: {}", name, process.sdk());
        return switch (name) {
            case "ProcessReady" -> ready(process, ProcessReady.parseFrom(body));
            case "ProcessEnding" -> act(process, "TerminateServerProcess", Map.of());
            case "GameSessionActivate" ->
                inSession(
                        process,
                        "ActivateGameSession",
                        GameSessionActivate.parseFrom(body).getGameSessionId());
            case "GameSessionTerminate" ->
                terminate(process, GameSessionTerminate.parseFrom(body).getGameSessionId());
            case "UpdatePlayerSessionCreationPolicy" ->
                policy(process, UpdatePlayerSessionCreationPolicy.parseFrom(body));
            case "AcceptPlayerSession" -> {
                AcceptPlayerSession request = AcceptPlayerSession.parseFrom(body);
                yield player(process, name, request.getGameSessionId(), request.getPlayerSessionId());
            }
            case "RemovePlayerSession" -> {
                RemovePlayerSession request = RemovePlayerSession.parseFrom(body);
                yield player(process, name, request.getGameSessionId(), request.getPlayerSessionId());
            }
            case "DescribePlayerSessionsRequest" -> describe(process, DescribePlayerSessionsRequest.parseFrom(body));
            case "BackfillMatchmakingRequest" ->
                new LegacyBackfill(this).start(process, BackfillMatchmakingRequest.parseFrom(body));
            case "StopMatchmakingRequest" ->
                new LegacyBackfill(this).stop(process, StopMatchmakingRequest.parseFrom(body));
            case "GetInstanceCertificate" -> done(context.certificate().json(process.sdk(), hostName()));
            default -> throw Refusal.invalidRequest("'%s' is not a request of the server SDK", name);
        };
    }

    private CompletableFuture<LegacyAnswer> ready(LegacyProcess process, ProcessReady request) {
        return act(
                process,
                "ActivateServerProcess",
                Map.of(
                        "Port",
                        (long) request.getPort(),
                        "LogPaths",
                        request.getLogPathsToUploadList(),
                        "SdkLanguage",
                        process.sdk().language(),
                        "SdkVersion",
                        process.sdk().version()));
    }

    /** Between two sessions a process goes on to report, though it is not ready. */
    private CompletableFuture<LegacyAnswer> health(LegacyProcess process, boolean healthy) {
        String words = healthy ? "healthy" : "unhealthy";
        if (context.home().isLocal()) {
            LOG.info("onReportHealth received from: {} with health status: {}", process.sdk(), words);
        } else {
            LOG.debug("onReportHealth received from: {} with health status: {}", process.sdk(), words);
        }
        return isReady(process)
                ? act(process, "HeartbeatServerProcess", Map.of("HealthStatus", healthy))
                : CompletableFuture.completedFuture(LegacyAnswer.done());
    }

    /** Whether the core expects health reports of the process. */
    private boolean isReady(LegacyProcess process) {
        return context.state()
                .processes()
                .find(process.process())
                .filter(row -> row.status() != ServerProcess.Status.INITIALIZED)
                .isPresent();
    }

    private CompletableFuture<LegacyAnswer> terminate(LegacyProcess process, String gameSessionId) {
        return context.commands()
                .submit(new EndGameSession(process.process(), Arns.gameSessionKey(gameSessionId)))
                .thenApply(ended -> LegacyAnswer.done());
    }

    private CompletableFuture<LegacyAnswer> policy(LegacyProcess process, UpdatePlayerSessionCreationPolicy request) {
        return act(
                process,
                "UpdatePlayerSessionCreationPolicy",
                Map.of(
                        "GameSessionId",
                        request.getGameSessionId(),
                        "PlayerSessionPolicy",
                        request.getNewPlayerSessionCreationPolicy()));
    }

    private CompletableFuture<LegacyAnswer> player(
            LegacyProcess process, String action, String gameSessionId, String playerSessionId) {
        return act(process, action, Map.of("GameSessionId", gameSessionId, "PlayerSessionId", playerSessionId));
    }

    private CompletableFuture<LegacyAnswer> describe(LegacyProcess process, DescribePlayerSessionsRequest request) {
        Map<String, Object> members = new HashMap<>();
        members.put("GameSessionId", request.getGameSessionId());
        members.put("PlayerId", request.getPlayerId());
        members.put("PlayerSessionId", request.getPlayerSessionId());
        members.put("PlayerSessionStatusFilter", request.getPlayerSessionStatusFilter());
        members.put("NextToken", request.getNextToken());
        members.put("Limit", (long) request.getLimit());
        return act(process, "DescribePlayerSessions", members);
    }

    private CompletableFuture<LegacyAnswer> inSession(LegacyProcess process, String action, String gameSessionId) {
        return act(process, action, Map.of("GameSessionId", gameSessionId));
    }

    CompletableFuture<LegacyAnswer> done(String json) {
        return CompletableFuture.completedFuture(new LegacyAnswer.Done(json));
    }

    /** Legacy SDKs never send a request twice, so each gets an id of its own. */
    CompletableFuture<LegacyAnswer> act(LegacyProcess process, String action, Map<String, Object> members) {
        String requestId = UUID.randomUUID().toString();
        return new SdkActions(context.sdk())
                .run(action, requestId, SdkMessage.of(members), process.process())
                .thenApply(reply -> LegacyAnswer.of(reply, process.sdk()));
    }

    private String hostName() {
        return context.home().dnsName().or(() -> context.home().ipAddress()).orElse("localhost");
    }
}
