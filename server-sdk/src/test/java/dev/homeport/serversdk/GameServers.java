package dev.homeport.serversdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Game servers as the tests need them: impatient, and each with a process id of its own. */
final class GameServers {
    static final String FLEET = "fleet-2222bbbb-33cc-44dd-55ee-6666ffff77aa";
    static final String GAME_SESSION = "arn:aws:gamelift:us-west-2::gamesession/" + FLEET + "/gsess-abc";
    static final String CREATE_GAME_SESSION = """
            {"Action":"CreateGameSession","RequestId":null,"StatusCode":200,"GameSessionId":"%s",\
            "GameSessionName":"n1","GameSessionData":"{\\"a\\":1}","MatchmakerData":null,\
            "MaximumPlayerSessionCount":4,"Port":7777,"IpAddress":"127.0.0.1","DnsName":"localhost",\
            "GameProperties":{"k":"v"}}""".formatted(GAME_SESSION);

    private static final Duration SOON = Duration.ofMillis(5);
    private static final AtomicInteger PROCESSES = new AtomicInteger();

    private GameServers() {}

    /** Waits long for answers and hardly between attempts. */
    static Timing timing() {
        return Timing.defaults().withConnectDelays(SOON, SOON, SOON).withRefreshOverlap(SOON);
    }

    static ServerParameters.Builder parameters(String url) {
        return ServerParameters.builder()
                .webSocketUrl(url)
                .fleetId(FLEET)
                .hostId("my-compute")
                .processId("proc-" + PROCESSES.incrementAndGet())
                .authToken("token")
                .timing(timing());
    }

    static GameLiftServer connect(ServerParameters.Builder parameters) {
        return GameLiftServer.initSdk(parameters.build(), Map.of(), status -> {
            throw new AssertionError("the JVM would exit with " + status);
        });
    }

    static GameLiftServer connect(ScriptedService service) {
        return connect(parameters(service.url()));
    }

    static ProcessParameters.Builder callbacks() {
        return ProcessParameters.builder().port(7777).onStartGameSession(session -> {});
    }

    /** A process that hosts a game session, and its connection. */
    record Host(GameLiftServer server, ScriptedSocket socket) implements AutoCloseable {
        @Override
        public void close() {
            server.close();
        }
    }

    static Host host(ScriptedService service) {
        return host(service, timing());
    }

    static Host host(ScriptedService service, Timing timing) {
        GameLiftServer server = connect(parameters(service.url()).timing(timing));
        ScriptedSocket socket = service.socket();
        CountDownLatch started = new CountDownLatch(1);
        server.processReady(
                callbacks().onStartGameSession(session -> started.countDown()).build());
        socket.receive("HeartbeatServerProcess");
        socket.send(CREATE_GAME_SESSION);
        await(started);
        server.activateGameSession();
        socket.receive("ActivateGameSession");
        return new Host(server, socket);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(ScriptedService.PATIENCE_SECONDS, TimeUnit.SECONDS))
                    .isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
