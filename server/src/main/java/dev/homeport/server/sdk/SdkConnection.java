package dev.homeport.server.sdk;

import dev.homeport.core.compute.IssueAuthToken;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.GameSessionUpdate;
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
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;

/** One socket of a game server process. */
final class SdkConnection extends ProcessSocket implements WebSocketListener {
    private static final Logger LOG = LoggerFactory.getLogger(SdkConnection.class);
    private static final Duration REFRESH_BEFORE_EXPIRY = Duration.ofMinutes(15);
    private static final int NORMAL = 1000;

    private final SdkContext context;
    private final ProcessKey process;
    private final Optional<Instant> tokenExpiry;
    private WebSocketLink link;

    SdkConnection(SdkContext context, ProcessKey process, Optional<Instant> tokenExpiry) {
        super(context);
        this.context = context;
        this.process = process;
        this.tokenExpiry = tokenExpiry;
    }

    @Override
    public ProcessKey process() {
        return process;
    }

    @Override
    public void opened(WebSocketLink opened) {
        synchronized (this) {
            link = opened;
        }
        LOG.info("Server process {}{} connected", process, sdk());
        context.sockets().attach(process, this);
        catchUp();
    }

    /** Looked up for the log rather than kept, since there are a great many sockets. */
    private String sdk() {
        return context.state()
                .processes()
                .find(process)
                .map(ServerProcess::report)
                .map(report -> " (server SDK %s for %s)".formatted(report.sdkVersion(), report.sdkLanguage()))
                .orElse("");
    }

    @Override
    protected void pushStart(GameSession session) {
        send(SdkReply.CreateGameSession.of(session, context.arns()));
        link.ping();
    }

    @Override
    public void pong() {
        startWasRead();
    }

    @Override
    protected void pushUpdate(GameSessionUpdate update) {
        send(SdkReply.UpdateGameSession.of(update, context.arns()));
    }

    @Override
    protected void pushTermination(Instant time) {
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
            afterHeartbeat();
        }
    }

    /**
     * Only a process that got ready sends these, so one that is not known as ready was ended, and has to hear of it.
     */
    private void afterHeartbeat() {
        boolean ended = context.state()
                .processes()
                .find(process)
                .filter(row -> row.status() != ServerProcess.Status.INITIALIZED)
                .isEmpty();
        if (ended) {
            pushTermination(context.time().now());
        } else {
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
            String token = context.tokens().newToken();
            String endpoint = context.endpoint().seenBy(new Caller(link.host(), link.tls()));
            IssueAuthToken renewal = new IssueAuthToken(
                    process.fleetId(),
                    process.compute().name(),
                    TokenHash.of(token),
                    context.tokens().lifetime());
            Background.watch(
                    "Renewing the token of " + process,
                    context.commands()
                            .submit(renewal)
                            .thenAccept(issued -> send(SdkReply.RefreshConnection.to(endpoint, token))));
        }
    }

    /** After this code no SDK opens another socket in place of this. */
    @Override
    protected void replaced() {
        link.close(NORMAL, "replaced by a newer connection");
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
