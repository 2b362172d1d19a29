package dev.homeport.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.serversdk.ScriptedService;
import dev.homeport.serversdk.ScriptedSocket;
import dev.homeport.serversdk.internal.JsonObject;
import dev.homeport.sessionclient.SessionConnection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Plays a whole game: a real sample server, real bots, and a service that knows the players alice and bob. */
class SampleServerTest {
    private static final Duration LONG = Duration.ofSeconds(60);

    private final ScriptedService service = new ScriptedService();
    private CompletableFuture<Void> server;
    private ScriptedSocket process;
    private int port;

    @BeforeEach
    void start() {
        service.answer("AcceptPlayerSession", request -> Optional.of(answerToAccept(request)));
        service.answer(
                "DescribePlayerSessions",
                request -> Optional.of(ScriptedService.answer(
                        request,
                        200,
                        request.text("PlayerSessionId").isEmpty()
                                ? "\"PlayerSessions\":[]"
                                : "\"PlayerSessions\":[{\"PlayerId\":\"%s\"}]"
                                        .formatted(
                                                request.text("PlayerSessionId").replace("psess-", "")))));
        server = CompletableFuture.runAsync(
                () -> {
                    try {
                        SampleServer.main(
                                "--url", service.url(), "--fleet", "fleet-1", "--host", "host-1", "--token", "secret");
                    } catch (IOException | InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                },
                ScriptedService::inBackground);
        process = service.socket();
        port = process.receive("ActivateServerProcess").integer("Port");
        process.receive("HeartbeatServerProcess");
        process.send(
                "{\"Action\":\"CreateGameSession\",\"GameSessionId\":\"gsess-1\",\"MaximumPlayerSessionCount\":2}");
        process.receive("ActivateGameSession");
    }

    @AfterEach
    void stop() throws IOException {
        service.close();
    }

    private static String answerToAccept(JsonObject request) {
        boolean known = request.text("PlayerSessionId").matches("psess-(alice|bob)");
        return ScriptedService.answer(request, known ? 200 : 404, known ? "" : "\"ErrorMessage\":\"no such player\"");
    }

    @Test
    void playersSeeEachOtherAndTheProcessEndsWhenTheLastHasLeft() throws Exception {
        BlockingQueue<String> alice = new LinkedBlockingQueue<>();
        BlockingQueue<String> bob = new LinkedBlockingQueue<>();
        CompletableFuture<Void> aliceLeft = play("psess-alice", "anyone here?", LONG, alice);
        await(alice, "alice: anyone here?");
        CompletableFuture<Void> bobLeft = play("psess-bob", "me!", Duration.ofMillis(300), bob);
        await(alice, "bob joined, 2 here");
        await(alice, "bob: me!");
        await(alice, "bob left, 1 here");
        bobLeft.get(LONG.toSeconds(), TimeUnit.SECONDS);
        assertThat(process.receive("RemovePlayerSession").text("PlayerSessionId"))
                .isEqualTo("psess-bob");
        assertThat(server).isNotDone();

        process.send("{\"Action\":\"TerminateProcess\",\"TerminationTime\":1794722400123}");
        await(alice, "The game is over");
        process.receive("TerminateServerProcess");
        server.get(LONG.toSeconds(), TimeUnit.SECONDS);
        aliceLeft.cancel(true);
    }

    @Test
    void aProcessWhosePlayersHaveAllLeftEnds() throws Exception {
        CompletableFuture<Void> left =
                play("psess-alice", "nobody?", Duration.ofMillis(200), new LinkedBlockingQueue<>());
        left.get(LONG.toSeconds(), TimeUnit.SECONDS);
        assertThat(process.receive("RemovePlayerSession").text("PlayerSessionId"))
                .isEqualTo("psess-alice");
        process.receive("TerminateServerProcess");
        server.get(LONG.toSeconds(), TimeUnit.SECONDS);
    }

    @Test
    void aPlayerWithoutASlotIsSentAwayAndTheGameGoesOn() throws Exception {
        BlockingQueue<String> mallory = new LinkedBlockingQueue<>();
        play("psess-mallory", "let me in", LONG, mallory).get(LONG.toSeconds(), TimeUnit.SECONDS);
        assertThat(mallory.take()).isEqualTo("You cannot play here");
        assertThat(server).isNotDone();
    }

    private CompletableFuture<Void> play(
            String playerSession, String words, Duration stay, BlockingQueue<String> heard) {
        return CompletableFuture.runAsync(
                () -> {
                    try {
                        SampleBot bot = new SampleBot(heard::add);
                        if (bot.connect(new SessionConnection("localhost", port, playerSession))) {
                            bot.talk(words, stay);
                            bot.disconnect();
                        }
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                },
                ScriptedService::inBackground);
    }

    private static void await(BlockingQueue<String> heard, String line) throws InterruptedException {
        String next = "";
        while (!line.equals(next)) {
            next = heard.poll(LONG.toSeconds(), TimeUnit.SECONDS);
            assertThat(next).as("waiting for '%s'", line).isNotNull();
        }
    }
}
