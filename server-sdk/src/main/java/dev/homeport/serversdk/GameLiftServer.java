package dev.homeport.serversdk;

import dev.homeport.serversdk.internal.Check;
import dev.homeport.serversdk.internal.ContainerNetwork;
import dev.homeport.serversdk.internal.Environment;
import dev.homeport.serversdk.internal.Log;
import dev.homeport.serversdk.internal.Sdk;
import dev.homeport.serversdk.internal.ServerProcess;
import dev.homeport.serversdk.internal.ServiceCalls;
import dev.homeport.serversdk.metrics.Metrics;
import dev.homeport.serversdk.metrics.MetricsParameters;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * The door of the SDK: one instance is one game server process, connected to GameLift or to Homeport.
 *
 * <p>A complete game server, but for the game:
 *
 * <pre>{@code
 * public static void main(String[] args) throws InterruptedException {
 *     CountDownLatch over = new CountDownLatch(1);
 *     try (GameLiftServer gameLift = GameLiftServer.initSdk(ServerParameters.builder()
 *             .webSocketUrl("wss://us-west-2.api.amazongamelift.com")
 *             .fleetId("fleet-2222bbbb-33cc-44dd-55ee-6666ffff77aa")
 *             .hostId("my-compute")
 *             .processId(UUID.randomUUID().toString())
 *             .authToken(token)
 *             .build())) {
 *
 *         gameLift.processReady(ProcessParameters.builder()
 *                 .port(7777)
 *                 .onStartGameSession(session -> {
 *                     loadMap(session.gameProperties().get("map"));
 *                     gameLift.activateGameSession(); // players may come now
 *                 })
 *                 .onHealthCheck(() -> true)
 *                 .onProcessTerminate(over::countDown)
 *                 .logParameters(LogParameters.of("/local/game/logs"))
 *                 .build());
 *
 *         over.await(); // the game runs; count the latch down when it is over
 *         gameLift.processEnding();
 *     }
 * }
 *
 * void onPlayerConnected(String playerSessionId) {
 *     try {
 *         gameLift.acceptPlayerSession(playerSessionId);
 *     } catch (GameLiftException e) {
 *         refuse(playerSessionId, e.getMessage()); // nobody reserved this slot
 *     }
 * }
 *
 * void onPlayerLeft(String playerSessionId) {
 *     gameLift.removePlayerSession(playerSessionId);
 * }
 * }</pre>
 *
 * <p>All methods may be called from any thread, also from callbacks, and wait for the service's answer. They throw
 * {@link GameLiftException} only. A lost connection is restored in the background; calls made meanwhile wait for it.
 * The SDK's threads are daemons: they do not keep the JVM alive.
 *
 * <p>{@link #initMetrics()} adds metrics: gauges, counters and timers of the game, sent to the collector beside it.
 *
 * <pre>{@code
 * Metrics metrics = gameLift.initMetrics();
 * Gauge players = metrics.gauge("server_players");
 * Timer tickTime = metrics.timer("server_tick_time");
 * }</pre>
 *
 * @see dev.homeport.serversdk.metrics
 */
public final class GameLiftServer implements AutoCloseable {
    private final ServerProcess process;
    private final ServiceCalls calls;
    private final Map<String, String> environment;
    private Optional<Metrics> metrics = Optional.empty();

    private GameLiftServer(ServerParameters parameters, Map<String, String> environment, IntConsumer exit) {
        process = ServerProcess.connect(new Environment(environment).apply(parameters), () -> terminateByDefault(exit));
        calls = new ServiceCalls(process, Clock.systemUTC());
        this.environment = environment;
    }

    /** The protocol version this SDK reports: that of the other SDKs it is compatible with. */
    public static String getSdkVersion() {
        return Sdk.VERSION;
    }

    /** Connects with what the GAMELIFT_SDK_* environment variables say. */
    public static GameLiftServer initSdk() {
        return initSdk(ServerParameters.builder().build());
    }

    /** Connects with these parameters. Environment variables that are set override them, as in the other SDKs. */
    public static GameLiftServer initSdk(ServerParameters parameters) {
        return initSdk(parameters, System.getenv(), System::exit);
    }

    static GameLiftServer initSdk(ServerParameters parameters, Map<String, String> environment, IntConsumer exit) {
        return new GameLiftServer(parameters, environment, exit);
    }

    /**
     * Sends the log of the SDK, of all instances in this JVM, to this logger instead of the one the JDK gives under the
     * name {@code dev.homeport.serversdk}. Call it before {@code initSdk}. {@link LogFile} is one such logger.
     */
    public static void setLogger(System.Logger logger) {
        Log.to(Objects.requireNonNull(logger, "logger"));
    }

    /** Starts metrics as the GAMELIFT_STATSD_* and other environment variables say, or else with defaults. */
    public Metrics initMetrics() {
        return initMetrics(MetricsParameters.defaults());
    }

    /**
     * Starts metrics, once. Call it before {@link #processReady}. Environment variables that are set override the
     * parameters. Metrics end with {@link #processEnding()} or {@link #destroy()}.
     */
    public synchronized Metrics initMetrics(MetricsParameters parameters) {
        if (metrics.isPresent()) {
            throw new GameLiftException(ErrorType.METRIC_CONFIGURATION_EXCEPTION, "initMetrics has been called before");
        }
        process.requireOpen();
        Metrics started = Metrics.start(
                new Environment(environment).apply(parameters), process.who().processId());
        metrics = Optional.of(started);
        process.onGameSession(started::gameSessionStarted);
        return started;
    }

    /** Tells the service that this process can host a game session. From now on the callbacks are called. */
    public void processReady(ProcessParameters parameters) {
        Check.range("port", parameters.port(), 0, 65535);
        process.ready(parameters);
    }

    /** Tells the service that the game session can take players. */
    public void activateGameSession() {
        calls.activateGameSession();
    }

    /** Opens or closes the game session for new players. */
    public void updatePlayerSessionCreationPolicy(PlayerSessionCreationPolicy policy) {
        calls.updatePlayerSessionCreationPolicy(policy);
    }

    /** Asks whether a player who has connected may play. If they may not, this throws; send them away. */
    public void acceptPlayerSession(String playerSessionId) {
        calls.acceptPlayerSession(playerSessionId);
    }

    /** Tells the service that a player has left, which frees the slot. */
    public void removePlayerSession(String playerSessionId) {
        calls.removePlayerSession(playerSessionId);
    }

    /** Looks player sessions up, one page at a time. */
    public DescribePlayerSessionsResult describePlayerSessions(DescribePlayerSessionsRequest request) {
        return calls.describePlayerSessions(request);
    }

    /**
     * Asks the matchmaker for players to fill empty slots. The result comes to {@code onUpdateGameSession}.
     *
     * @return the ticket id
     */
    public String startMatchBackfill(StartMatchBackfillRequest request) {
        return calls.startMatchBackfill(request);
    }

    /** Withdraws a backfill request. */
    public void stopMatchBackfill(StopMatchBackfillRequest request) {
        calls.stopMatchBackfill(request);
    }

    /** The id of the game session this process hosts. */
    public String getGameSessionId() {
        return process.gameSessionId();
    }

    /** When the service will end this process; known once {@code onProcessTerminate} has been called. */
    public Instant getTerminationTime() {
        return process.terminationTime();
    }

    /** Where the compute's TLS certificate is, on fleets that have one. */
    public ComputeCertificate getComputeCertificate() {
        return calls.getComputeCertificate();
    }

    /** Credentials of the fleet's role, fetched anew when they have less than 15 minutes left. Managed fleets only. */
    public FleetRoleCredentials getFleetRoleCredentials(FleetRoleCredentialsRequest request) {
        return calls.getFleetRoleCredentials(request);
    }

    /** The containers on this instance and their addresses. Container fleets only, so never with Homeport. */
    public List<ContainerNetworkInfo> listContainersNetworkInfo() {
        process.requireOpen();
        return new ContainerNetwork(environment).list();
    }

    /** Tells the service that this process ends, and its game session with it. Exit soon after. */
    public void processEnding() {
        process.end();
        endMetrics();
    }

    /** Disconnects. To the service the process still runs unless {@link #processEnding()} was called before. */
    public void destroy() {
        endMetrics();
        process.close();
    }

    /** Does the same as {@link #destroy()}. */
    @Override
    public void close() {
        destroy();
    }

    private synchronized void endMetrics() {
        metrics.ifPresent(Metrics::close);
    }

    private void terminateByDefault(IntConsumer exit) {
        int status = 0;
        try {
            processEnding();
        } catch (GameLiftException e) {
            status = -1;
        }
        destroy();
        exit.accept(status);
    }
}
