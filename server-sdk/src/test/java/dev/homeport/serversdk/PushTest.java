package dev.homeport.serversdk;

import static dev.homeport.serversdk.GameServers.CREATE_GAME_SESSION;
import static dev.homeport.serversdk.GameServers.GAME_SESSION;
import static dev.homeport.serversdk.GameServers.callbacks;
import static dev.homeport.serversdk.ScriptedService.next;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PushTest {
    private static final String TERMINATE = "{\"Action\":\"TerminateProcess\",\"TerminationTime\":1794722400123}";

    private final ScriptedService service = new ScriptedService();
    private final BlockingQueue<GameSession> started = new LinkedBlockingQueue<>();
    private final BlockingQueue<UpdateGameSession> updates = new LinkedBlockingQueue<>();
    private final BlockingQueue<Integer> exits = new LinkedBlockingQueue<>();
    private GameLiftServer server;
    private ScriptedSocket socket;

    @BeforeEach
    void start() {
        server = GameLiftServer.initSdk(GameServers.parameters(service.url()).build(), Map.of(), exits::add);
        socket = service.socket();
    }

    @AfterEach
    void stop() throws IOException {
        server.close();
        service.close();
    }

    private void beReady() {
        server.processReady(callbacks()
                .onStartGameSession(started::add)
                .onUpdateGameSession(updates::add)
                .build());
    }

    @Test
    void aGameSessionReachesTheGameWithAllItsFields() {
        beReady();
        socket.send(CREATE_GAME_SESSION);
        assertThat(next(started, "a game session"))
                .isEqualTo(new GameSession(
                        GAME_SESSION,
                        "n1",
                        GameServers.FLEET,
                        "",
                        4,
                        "127.0.0.1",
                        7777,
                        "localhost",
                        "{\"a\":1}",
                        "",
                        Map.of("k", "v"),
                        GameSessionStatus.NOT_SET,
                        ""));
        assertThat(server.getGameSessionId()).isEqualTo(GAME_SESSION);
    }

    @Test
    void aGameSessionRightBehindTheAnswerIsNotLost() {
        service.answer("ActivateServerProcess", request -> {
            socket.send(ScriptedService.answer(request, 200, ""));
            socket.send(CREATE_GAME_SESSION);
            return Optional.empty();
        });
        beReady();
        assertThat(next(started, "a game session").gameSessionId()).isEqualTo(GAME_SESSION);
    }

    @Test
    void aPushThatLooksLikeAFailedAnswerIsIgnored() {
        beReady();
        socket.send(CREATE_GAME_SESSION
                .replace("null,\"StatusCode\":200", "\"r-1\"")
                .replace("abc", "dropped"));
        socket.send(CREATE_GAME_SESSION.replace("200", "500").replace("abc", "dropped"));
        socket.send(CREATE_GAME_SESSION.replace("\"RequestId\":null", "\"RequestId\":\"r-2\""));
        assertThat(next(started, "a game session").gameSessionId()).isEqualTo(GAME_SESSION);
    }

    @Test
    void aRepeatedPushStartsTheGameSessionOnce() {
        beReady();
        socket.send(CREATE_GAME_SESSION);
        socket.send(CREATE_GAME_SESSION);
        socket.send(CREATE_GAME_SESSION.replace("gsess-abc", "gsess-other"));
        assertThat(List.of(next(started, "a game session"), next(started, "another one")))
                .extracting(GameSession::gameSessionId)
                .containsExactlyInAnyOrder(GAME_SESSION, GAME_SESSION.replace("gsess-abc", "gsess-other"));
    }

    @Test
    void textThatIsNoMessageIsIgnoredAndALongMessageMayComeInParts() {
        beReady();
        socket.send("{\"message\":\"Internal server error\"}");
        socket.send("not JSON");
        socket.send("[]");
        int middle = 100;
        socket.sendFragmented(
                "{\"Action\":\"CreateGameSession\",", "\"GameSessionId\":\"%s\"}".formatted("g".repeat(middle)));
        assertThat(next(started, "a game session").gameSessionId()).hasSize(middle);
    }

    @Test
    void anUpdateReachesTheGame() {
        beReady();
        socket.send("""
                {"Action":"UpdateGameSession","BackfillTicketId":"tick-1","UpdateReason":"MATCHMAKING_DATA_UPDATED",\
                "GameSession":{"GameSessionId":"%s","Name":"n1","FleetId":"fleet-1","MaximumPlayerSessionCount":4,\
                "Port":7777,"MatchmakerData":"{}","GameProperties":{"k":"v"},"Status":"ACTIVE"}}""".formatted(GAME_SESSION));
        UpdateGameSession update = next(updates, "an update");
        assertThat(update.updateReason()).isEqualTo(UpdateReason.MATCHMAKING_DATA_UPDATED);
        assertThat(update.backfillTicketId()).isEqualTo("tick-1");
        assertThat(update.gameSession().name()).isEqualTo("n1");
        assertThat(update.gameSession().fleetId()).isEqualTo("fleet-1");
        assertThat(update.gameSession().status()).isEqualTo(GameSessionStatus.ACTIVE);
    }

    @Test
    void theGameHearsWhenItIsToTerminate() {
        BlockingQueue<Instant> terminations = new LinkedBlockingQueue<>();
        server.processReady(callbacks()
                .onProcessTerminate(() -> terminations.add(server.getTerminationTime()))
                .build());
        socket.send(TERMINATE);
        assertThat(next(terminations, "a termination")).isEqualTo(Instant.ofEpochMilli(1794722400123L));
    }

    @ParameterizedTest
    @CsvSource({"200,0", "500,-1"})
    void aGameThatDoesNotCareIsEndedAndTheJvmExits(int answer, int exitStatus) {
        service.answer("TerminateServerProcess", request -> Optional.of(ScriptedService.answer(request, answer, "")));
        beReady();
        socket.send(TERMINATE);
        socket.receive("TerminateServerProcess");
        assertThat(next(exits, "an exit")).isEqualTo(exitStatus);
        assertThat(socket.closeCode()).isEqualTo(1001);
    }

    @Test
    void pushesAreIgnoredBeforeTheProcessIsReady() {
        socket.send(CREATE_GAME_SESSION.replace("abc", "early"));
        socket.send(TERMINATE);
        assertThat(server.getComputeCertificate().computeName()).isEmpty();
        beReady();
        socket.send(CREATE_GAME_SESSION);
        assertThat(next(started, "a game session").gameSessionId()).isEqualTo(GAME_SESSION);
        assertThat(exits).isEmpty();
    }

    @Test
    void aFailingCallbackDoesNotHarmTheConnection() {
        server.processReady(callbacks()
                .onStartGameSession(session -> {
                    started.add(session);
                    throw new IllegalStateException("the game has a bug");
                })
                .build());
        socket.send(CREATE_GAME_SESSION);
        next(started, "a game session");
        server.activateGameSession();
    }

    @Test
    void callbacksRunWhereTheGameWants() {
        BlockingQueue<String> threads = new LinkedBlockingQueue<>();
        server.processReady(callbacks()
                .callbackExecutor(task -> new Thread(task, "game-thread").start())
                .onStartGameSession(
                        session -> threads.add(Thread.currentThread().getName()))
                .build());
        socket.send(CREATE_GAME_SESSION);
        assertThat(next(threads, "a callback")).isEqualTo("game-thread");
    }

    @Test
    void processParametersNeedACallbackForGameSessions() {
        assertThatThrownBy(() -> ProcessParameters.builder().port(1).build())
                .hasMessageContaining("onStartGameSession is not set");
    }
}
