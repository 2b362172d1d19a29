package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import dev.homeport.serversdk.ProcessParameters;
import dev.homeport.serversdk.ServerParameters;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** What the service knows this process as: connected, then ready, then host of a game session, then ended. */
public final class ServerProcess {
    private static final Set<String> CONNECTED = ConcurrentHashMap.newKeySet();

    private final ServerParameters who;
    private final Connection connection;
    private final Runnable defaultTermination;
    private Optional<Running> running = Optional.empty();
    private Optional<String> gameSessionId = Optional.empty();
    private Optional<Instant> terminationTime = Optional.empty();
    private Consumer<String> gameSessionListener = id -> {};
    private boolean destroyed;

    private record Running(ProcessParameters callbacks, Executor executor, Heartbeat heartbeat) {}

    private ServerProcess(ServerParameters who, Runnable defaultTermination) {
        this.who = who;
        this.defaultTermination = defaultTermination;
        this.connection = new Connection(who, this::onPush);
    }

    /** Connects a process, or fails after all attempts have failed. */
    public static ServerProcess connect(ServerParameters who, Runnable defaultTermination) {
        ServerProcess process = new ServerProcess(who, defaultTermination);
        if (!CONNECTED.add(process.key())) {
            throw new GameLiftException(
                    ErrorType.ALREADY_INITIALIZED, "the SDK already runs for " + who + ": destroy it first");
        }
        try {
            await(process.connection.connect());
        } catch (GameLiftException e) {
            process.close();
            throw e;
        }
        Log.info("Connected to " + who.webSocketUrl() + " as process " + who.processId() + " on host " + who.hostId()
                + " of fleet " + who.fleetId());
        return process;
    }

    private String key() {
        return String.join("\n", who.webSocketUrl(), who.fleetId(), who.hostId(), who.processId());
    }

    public ServerParameters who() {
        return who;
    }

    /**
     * Reports the process ready. It counts as ready before the service has answered: the service may start a game
     * session right behind its answer, and the other SDKs lose that session.
     */
    public void ready(ProcessParameters callbacks) {
        Executor executor = callbacks.callbackExecutor().orElse(Shared.WORKERS);
        Heartbeat heartbeat = new Heartbeat(connection, callbacks, executor, who.timing());
        synchronized (this) {
            requireOpen();
            if (running.isPresent()) {
                throw new GameLiftException(ErrorType.ALREADY_INITIALIZED, "processReady has been called before");
            }
            running = Optional.of(new Running(callbacks, executor, heartbeat));
        }
        Message message = Message.of("ActivateServerProcess")
                .with("SdkVersion", Sdk.VERSION)
                .with("SdkLanguage", Sdk.LANGUAGE)
                .withOptional("SdkToolName", who.toolName())
                .withOptional("SdkToolVersion", who.toolVersion())
                .withOptional("Port", callbacks.port())
                .withOptional("LogPaths", callbacks.logParameters().logPaths());
        try {
            await(connection
                    .request(message, who.timing().processReadyTimeout())
                    .thenRun(heartbeat::beat));
        } catch (GameLiftException e) {
            stop();
            throw new GameLiftException(ErrorType.PROCESS_NOT_READY, e.getMessage(), e);
        }
    }

    public void end() {
        requireOpen();
        try {
            await(connection
                    .request(Message.of("TerminateServerProcess"), who.timing().requestTimeout())
                    .thenRun(connection::expectClose));
        } catch (GameLiftException e) {
            throw new GameLiftException(ErrorType.PROCESS_ENDING_FAILED, e.getMessage(), e);
        }
        stop();
    }

    public void close() {
        synchronized (this) {
            if (destroyed) {
                return;
            }
            destroyed = true;
        }
        stop();
        connection.close().completeOnTimeout(null, 1, TimeUnit.SECONDS).join();
        CONNECTED.remove(key());
    }

    /** Sends a request and waits for its answer. */
    JsonObject call(Message message) {
        requireOpen();
        return await(connection.request(message, who.timing().requestTimeout()));
    }

    public synchronized void requireOpen() {
        if (destroyed) {
            throw new GameLiftException(
                    ErrorType.GAMELIFT_SERVER_NOT_INITIALIZED, "the SDK has been destroyed: call initSdk again");
        }
    }

    synchronized void requireReady() {
        requireOpen();
        if (running.isEmpty()) {
            throw new GameLiftException(ErrorType.PROCESS_NOT_READY, "processReady has to be called first");
        }
    }

    public synchronized String gameSessionId() {
        requireReady();
        return gameSessionId.orElseThrow(() -> new GameLiftException(
                ErrorType.GAMESESSION_ID_NOT_SET, "the service has not started a game session on this process"));
    }

    /** Tells the listener, which must not block, of the game session there is and of every later one. */
    public synchronized void onGameSession(Consumer<String> listener) {
        gameSessionListener = listener;
        gameSessionId.ifPresent(listener);
    }

    public synchronized Instant terminationTime() {
        return terminationTime.orElseThrow(() -> new GameLiftException(
                ErrorType.TERMINATION_TIME_NOT_SET, "the service has not asked this process to terminate"));
    }

    private synchronized void stop() {
        running.ifPresent(process -> process.heartbeat().stop());
        running = Optional.empty();
    }

    private void onPush(JsonObject message) {
        switch (message.text("Action")) {
            case "CreateGameSession" -> startGameSession(message);
            case "UpdateGameSession" ->
                callBack(process -> process.onUpdateGameSession().accept(Models.updateGameSession(message)));
            case "TerminateProcess" -> terminate(message);
            case "RefreshConnection" ->
                connection.refresh(message.text("RefreshConnectionEndpoint"), message.text("AuthToken"));
            default -> Log.debug("Ignored a message of the service: " + message.text("Action"));
        }
    }

    private void startGameSession(JsonObject message) {
        var session = Models.createdGameSession(message, who.fleetId());
        synchronized (this) {
            if (running.isEmpty()) {
                Log.warning("Ignored a game session because the process is not ready: " + session.gameSessionId());
                return;
            }
            if (gameSessionId.filter(session.gameSessionId()::equals).isPresent()) {
                Log.debug("Ignored a repeated request to start " + session.gameSessionId());
                return;
            }
            gameSessionId = Optional.of(session.gameSessionId());
            gameSessionListener.accept(session.gameSessionId());
        }
        callBack(process -> process.onStartGameSession().accept(session));
    }

    private void terminate(JsonObject message) {
        synchronized (this) {
            terminationTime = message.time("TerminationTime");
        }
        callBack(process ->
                process.onProcessTerminate().orElse(defaultTermination).run());
    }

    private interface Callback {
        void on(ProcessParameters process);
    }

    private void callBack(Callback callback) {
        Optional<Running> process;
        synchronized (this) {
            process = running;
        }
        process.ifPresent(target -> target.executor().execute(() -> {
            try {
                callback.on(target.callbacks());
            } catch (RuntimeException e) {
                Log.error("A callback of the game failed", e);
            }
        }));
    }

    private static <T> T await(CompletableFuture<T> answer) {
        try {
            return answer.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GameLiftException(ErrorType.SERVICE_CALL_FAILED, "interrupted while waiting for the service", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof GameLiftException known) {
                throw new GameLiftException(known.type(), known.getMessage(), known);
            }
            throw new GameLiftException(
                    ErrorType.SERVICE_CALL_FAILED, e.getCause().toString(), e.getCause());
        }
    }
}
