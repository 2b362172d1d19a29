package dev.homeport.serversdk.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.serversdk.ScriptedService;
import dev.homeport.serversdk.ScriptedSocket;
import dev.homeport.serversdk.ServerParameters;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** When a session ends, as the service sees it. */
class SessionHostTest {
    private static final String ON_THEIR_WAY = "\"PlayerSessions\":[{\"PlayerSessionId\":\"psess-bob\"}]";

    private final ScriptedService service = new ScriptedService();
    private ScriptedSocket socket;

    @AfterEach
    void stop() throws IOException {
        service.close();
    }

    @Test
    void aSessionEndsWhenTheLastPlayerHasLeft() throws Exception {
        try (SessionHost host = startAndActivate(builder())) {
            assertThat(host.onPlayerJoin("psess-alice")).isTrue();
            assertThat(host.onPlayerJoin("psess-bob")).isTrue();
            host.onPlayerLeave("psess-alice");
            host.onPlayerLeave("psess-bob");
            host.awaitEnd();
            assertThat(socket.receive("UpdatePlayerSessionCreationPolicy").text("PlayerSessionPolicy"))
                    .as("nobody can reserve a slot while it ends")
                    .isEqualTo("DENY_ALL");
            socket.receive("TerminateServerProcess");
        }
    }

    @Test
    void aSessionWaitsForThoseWhoHaveASlotAndAreOnTheirWay() throws Exception {
        AtomicInteger looks = new AtomicInteger();
        service.answer(
                "DescribePlayerSessions",
                request -> Optional.of(ScriptedService.answer(
                        request, 200, looks.incrementAndGet() < 3 ? ON_THEIR_WAY : "\"PlayerSessions\":[]")));
        try (SessionHost host = startAndActivate(builder())) {
            host.onPlayerJoin("psess-alice");
            host.onPlayerLeave("psess-alice");
            host.awaitEnd();

            assertThat(looks).hasValueGreaterThanOrEqualTo(3);
        }
    }

    @Test
    void whoTakesASlotAtTheLastMomentOpensTheSessionAgain() {
        AtomicInteger looks = new AtomicInteger();
        service.answer(
                "DescribePlayerSessions",
                request -> Optional.of(ScriptedService.answer(
                        request, 200, looks.incrementAndGet() == 2 ? ON_THEIR_WAY : "\"PlayerSessions\":[]")));
        try (SessionHost host = startAndActivate(builder().lookAgainAfter(Duration.ofMinutes(10)))) {
            host.onPlayerJoin("psess-alice");
            host.onPlayerLeave("psess-alice");

            assertThat(socket.receive("UpdatePlayerSessionCreationPolicy").text("PlayerSessionPolicy"))
                    .isEqualTo("DENY_ALL");
            assertThat(socket.receive("UpdatePlayerSessionCreationPolicy").text("PlayerSessionPolicy"))
                    .isEqualTo("ACCEPT_ALL");
            assertThat(host.onPlayerJoin("psess-bob")).isTrue();
        }
    }

    @Test
    void aSessionThatNobodyComesToEnds() throws Exception {
        try (SessionHost host = startAndActivate(builder().firstPlayerWithin(Duration.ofMillis(1)))) {
            host.awaitEnd();
            assertThat(host.onPlayerJoin("psess-alice")).as("it is over").isFalse();
        }
    }

    @Test
    void aGameThatCannotLoadItsLevelEndsTheSession() throws Exception {
        SessionEvents broken = session -> {
            throw new IllegalStateException("no such level");
        };
        try (SessionHost host = start(builder(broken))) {
            host.awaitEnd();
            socket.receive("TerminateServerProcess");
        }
    }

    @Test
    void whoHasNoSlotIsNotLetIn() {
        service.answer(
                "AcceptPlayerSession",
                request -> Optional.of(ScriptedService.answer(request, 404, "\"ErrorMessage\":\"no such player\"")));
        try (SessionHost host = startAndActivate(builder())) {
            assertThat(host.onPlayerJoin("psess-mallory")).isFalse();
            host.onPlayerLeave("psess-mallory");
        }
    }

    private SessionHostBuilder builder(SessionEvents game) {
        return SessionHost.builder(game)
                .lookAgainAfter(Duration.ofMillis(1))
                .connectAs(ServerParameters.builder()
                        .webSocketUrl(service.url())
                        .fleetId("fleet-1")
                        .hostId("host-1")
                        .processId(UUID.randomUUID().toString())
                        .authToken("secret")
                        .build());
    }

    private SessionHostBuilder builder() {
        return builder(session -> true);
    }

    /** Starts a host and has the service start a session on it. */
    private SessionHost start(SessionHostBuilder builder) {
        SessionHost host = builder.start();
        socket = service.socket();
        socket.receive("HeartbeatServerProcess");
        socket.send("{\"Action\":\"CreateGameSession\",\"GameSessionId\":\"gsess-1\",\"MaximumPlayerSessionCount\":2}");
        return host;
    }

    private SessionHost startAndActivate(SessionHostBuilder builder) {
        SessionHost host = start(builder);
        socket.receive("ActivateGameSession");
        return host;
    }
}
