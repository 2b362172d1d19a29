package dev.homeport.server.sdk;

import dev.homeport.core.compute.IssueAuthToken;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.process.MarkStartPushed;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ServerProcess;
import dev.homeport.server.edge.WebSocketLink;
import dev.homeport.server.edge.WebSocketListener;
import dev.homeport.server.log.Background;
import dev.homeport.server.operations.Caller;
import dev.homeport.server.operations.TokenHash;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;

/** One socket of a game server process. */
final class SdkConnection implements WebSocketListener {
    private static final Logger LOG = LoggerFactory.getLogger(SdkConnection.class);
    private static final Duration REFRESH_BEFORE_EXPIRY = Duration.ofMinutes(15);
    private static final int SERVICE_RESTART = 1012;

    private final SdkContext context;
    private final ProcessKey process;
    private final Optional<Instant> tokenExpiry;
    private final String description;
    private WebSocketLink link;
    private GameSession.Key started;

    SdkConnection(SdkContext context, SdkHandshake handshake, Optional<Instant> tokenExpiry) {
        this.context = context;
        this.process = handshake.process();
        this.tokenExpiry = tokenExpiry;
        this.description = handshake.toString();
    }

    ProcessKey process() {
        return process;
    }

    @Override
    public void opened(WebSocketLink opened) {
        synchronized (this) {
            link = opened;
        }
        LOG.info("Server process {} connected", description);
        context.sockets().attach(process, this);
        context.state().processes().find(process).ifPresent(this::catchUp);
    }

    /** Sends what the process missed while it had no socket. */
    private void catchUp(ServerProcess row) {
        row.session()
                .filter(session -> !row.startPushed())
                .flatMap(session -> context.state().gameSessions().find(session))
                .filter(session -> session.status() == GameSession.Status.ACTIVATING)
                .ifPresent(this::start);
        row.terminationTime().ifPresent(this::terminate);
    }

    /** The decision may reach this socket twice, by its effect and by catching up; the process hears of it once. */
    void start(GameSession session) {
        synchronized (this) {
            if (session.key().equals(started)) {
                return;
            }
            started = session.key();
        }
        send(SdkReply.CreateGameSession.of(session, context.arns()));
        Background.watch(
                "Noting that " + process + " was sent its session",
                context.commands().submit(new MarkStartPushed(process, session.key())));
    }

    void terminate(Instant time) {
        send(SdkReply.TerminateProcess.at(time));
    }

    @Override
    public void text(String text) {
        SdkMessage message;
        try {
            message = SdkMessage.parse(text);
        } catch (JacksonException e) {
            LOG.warn("Server process {} sent what is no message: {}", process, e.getOriginalMessage());
            return;
        }
        String action = message.text("Action").orElse("");
        String requestId = message.text("RequestId").orElse(null);
        Background.watch(
                "Answering " + process,
                new SdkActions(context)
                        .run(action, requestId, message, process)
                        .exceptionally(failure -> SdkErrors.reply(action, requestId, failure))
                        .thenAccept(this::send));
        if (action.equals("HeartbeatServerProcess")) {
            refreshIfTokenExpires();
        }
    }

    /** A process reconnects with the token it has, so it is given a new one in time; asked again at each heartbeat. */
    private void refreshIfTokenExpires() {
        boolean soon = tokenExpiry
                .filter(expiry ->
                        context.time().now().plus(REFRESH_BEFORE_EXPIRY).isAfter(expiry))
                .isPresent();
        if (soon) {
            String token = UUID.randomUUID().toString();
            String endpoint = context.endpoint().seenBy(new Caller(link.host(), link.tls()));
            IssueAuthToken renewal = new IssueAuthToken(
                    process.fleetId(), process.compute().name(), TokenHash.of(token), context.authTokenLifetime());
            Background.watch(
                    "Renewing the token of " + process,
                    context.commands()
                            .submit(renewal)
                            .thenAccept(issued -> send(SdkReply.RefreshConnection.to(endpoint, token))));
        }
    }

    /** A newer socket has taken over. */
    void replaced() {
        link.close(SERVICE_RESTART, "replaced by a newer connection");
    }

    private void send(SdkReply reply) {
        link.send(reply.toJson());
    }

    @Override
    public void closed(int code, String reason) {
        context.sockets().detach(process, this);
        LOG.info("Server process {} disconnected ({} {})", process, code, reason);
    }
}
