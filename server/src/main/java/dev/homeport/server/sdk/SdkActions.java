package dev.homeport.server.sdk;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.gamesession.ActivateGameSession;
import dev.homeport.core.gamesession.ChangeCreationPolicy;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.playersession.AcceptPlayerSession;
import dev.homeport.core.playersession.PlayerSession;
import dev.homeport.core.playersession.RemovePlayerSession;
import dev.homeport.core.process.ActivateProcess;
import dev.homeport.core.process.EndProcess;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ServerProcess;
import dev.homeport.server.operations.Arns;
import dev.homeport.server.operations.Paging;
import dev.homeport.server.operations.PlayerSessionQuery;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** What each action of a server SDK does. */
public record SdkActions(SdkContext context) {
    /** What Unreal's fixed buffers hold. */
    private static final int PLAYERS_PER_PAGE = 50;

    private static final int PORT_MAX = 65_535;

    /** A request that is being served. */
    private record Request(String action, String requestId, SdkMessage message, ProcessKey process) {
        SdkReply done() {
            return new SdkReply.Done(action, requestId, SdkReply.OK);
        }

        GameSession.Key gameSession() {
            return Arns.gameSessionKey(message.requireText("GameSessionId"));
        }

        /** By which a request that comes twice is known. */
        long identity() {
            return RequestIdentity.of(requestId);
        }
    }

    public CompletableFuture<SdkReply> run(String action, String requestId, SdkMessage message, ProcessKey process) {
        Request request = new Request(action, requestId, message, process);
        try {
            return switch (action) {
                case "ActivateServerProcess" -> activateProcess(request);
                case "HeartbeatServerProcess" -> heartbeat(request);
                case "TerminateServerProcess" -> submit(request, new EndProcess(process));
                case "ActivateGameSession" -> submit(request, new ActivateGameSession(process, request.gameSession()));
                case "UpdatePlayerSessionCreationPolicy" -> changePolicy(request);
                case "AcceptPlayerSession" ->
                    submit(
                            request,
                            new AcceptPlayerSession(
                                    process, request.gameSession(), playerSessionId(request), request.identity()));
                case "RemovePlayerSession" ->
                    submit(
                            request,
                            new RemovePlayerSession(
                                    process, request.gameSession(), playerSessionId(request), request.identity()));
                case "DescribePlayerSessions" -> CompletableFuture.completedFuture(describePlayers(request));
                case "GetComputeCertificate" -> CompletableFuture.completedFuture(certificate(request));
                case "GetFleetRoleCredentials" ->
                    CompletableFuture.completedFuture(SdkReply.RoleCredentials.none(action, requestId));
                case "StartMatchBackfill", "StopMatchBackfill" ->
                    throw Refusal.invalidRequest("%s is not supported by Homeport yet", action);
                default -> throw Refusal.invalidRequest("'%s' is not an action of the server SDK", action);
            };
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private CompletableFuture<SdkReply> submit(Request request, Command<?> command) {
        return context.commands().submit(command).thenApply(result -> request.done());
    }

    private CompletableFuture<SdkReply> activateProcess(Request request) {
        SdkMessage message = request.message();
        int port = message.integer("Port")
                .orElseThrow(
                        () -> Refusal.invalidRequest("Port is missing: ProcessReady() must say where players connect"));
        if (port < 1 || port > PORT_MAX) {
            throw Refusal.invalidRequest("Port is %d; expected 1 to %d", port, PORT_MAX);
        }
        Optional<String> tool = message.text("SdkToolName")
                .map(name -> name + " " + message.text("SdkToolVersion").orElse(""));
        // All processes of a game say the same of their SDK, so they share it.
        ServerProcess.Report report = new ServerProcess.Report(
                message.text("SdkLanguage").map(String::intern).orElse("unknown"),
                message.text("SdkVersion").map(String::intern).orElse("unknown"),
                tool.map(String::strip),
                port,
                message.texts("LogPaths"));
        return submit(request, new ActivateProcess(request.process(), report, request.identity()));
    }

    private CompletableFuture<SdkReply> heartbeat(Request request) {
        boolean healthy = request.message().requireBoolean("HealthStatus");
        return context.healthReports().report(request.process(), healthy).thenApply(done -> request.done());
    }

    private CompletableFuture<SdkReply> changePolicy(Request request) {
        String wanted = request.message().requireText("PlayerSessionPolicy");
        GameSession.CreationPolicy policy = Arrays.stream(GameSession.CreationPolicy.values())
                .filter(value -> value.name().equals(wanted))
                .findFirst()
                .orElseThrow(() ->
                        Refusal.invalidRequest("PlayerSessionPolicy is '%s'; expected ACCEPT_ALL or DENY_ALL", wanted));
        return submit(request, new ChangeCreationPolicy(request.process(), request.gameSession(), policy));
    }

    private static String playerSessionId(Request request) {
        return request.message().requireText("PlayerSessionId");
    }

    private SdkReply describePlayers(Request request) {
        SdkMessage message = request.message();
        int limit = Math.min(message.integer("Limit").filter(n -> n > 0).orElse(PLAYERS_PER_PAGE), PLAYERS_PER_PAGE);
        Paging.Page<PlayerSession> page = new PlayerSessionQuery(context.state())
                .page(new PlayerSessionQuery.Selection(
                        message.text("GameSessionId").orElse(null),
                        message.text("PlayerId").orElse(null),
                        message.text("PlayerSessionId").orElse(null),
                        message.text("PlayerSessionStatusFilter").orElse(null),
                        limit,
                        message.text("NextToken").orElse(null)));
        List<SdkReply.Player> players = page.map(this::describe);
        return new SdkReply.Players(request.action(), request.requestId(), SdkReply.OK, page.nextToken(), players);
    }

    private SdkReply.Player describe(PlayerSession session) {
        GameSession game = context.state().gameSessions().require(session.gameSession());
        return SdkReply.Player.of(session, game, context.arns());
    }

    private SdkReply certificate(Request request) {
        ProcessKey process = request.process();
        Compute compute = context.state()
                .computes()
                .require(process.fleetId(), process.compute().name());
        return new SdkReply.Certificate(
                request.action(),
                request.requestId(),
                SdkReply.OK,
                compute.certificatePath().orElse(""),
                compute.key().name());
    }
}
