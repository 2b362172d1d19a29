package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.examples.SampleBot;
import dev.homeport.sessionclient.SessionConnection;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** An Unreal game with the AWSOSS plugin, on the packaged program and the sample game servers. */
class PluginIT {
    @TempDir
    private Path folder;

    @Test
    void aGameIsHostedFoundJoinedAndLeft() throws Exception {
        try (Program homeport = start();
                Program server = awaitReady(PlayFleet.create(homeport.awaitReady()))) {
            Plugin plugin = new Plugin(homeport.awaitGateway());

            Plugin.Connection alice = plugin.createSession("Alice's Session", "alice-1", 2);
            JsonNode found = plugin.findSessions().get(0);
            Plugin.Connection bob =
                    plugin.joinSession(found.path("GameSessionId").asString(), "bob-1");

            assertThat(found.path("Name").asString()).isEqualTo("Alice's Session");
            assertThat(found.path("MaximumPlayerSessionCount").asInt()).isEqualTo(2);
            assertThat(found.path("CurrentPlayerSessionCount").asInt()).isEqualTo(1);
            assertThat(bob.playerSessionId()).isNotEqualTo(alice.playerSessionId());
            assertThat(plugin.findSessions()).isEmpty();
            assertThat(plugin.join(found.path("GameSessionId").asString(), "carol-1")
                            .path("error")
                            .asString())
                    .contains("0 of 2 player slots free");
            assertThat(play(alice, "hello")).contains("alice-1: hello");
            assertThat(play(bob, "hi")).contains("bob-1: hi");
            assertThat(server.awaitEnd().exitCode()).isZero();
        }
    }

    @Test
    void manyPlayersAtOnceGetNoMoreServersAndSlotsThanThereAre() throws Exception {
        try (Program homeport = start()) {
            PlayFleet fleet = PlayFleet.create(homeport.awaitReady());
            try (Program one = awaitReady(fleet);
                    Program two = awaitReady(fleet)) {
                Plugin plugin = new Plugin(homeport.awaitGateway());
                List<CompletableFuture<JsonNode>> creates = inParallel(
                        6,
                        i -> plugin.exchange(
                                "POST",
                                "/create_session",
                                "{\"session_name\":\"game\",\"build_id\":1,\"uuid\":\"host-%d\",\"num_connections\":3}"
                                        .formatted(i)));
                List<JsonNode> sessions = creates.stream()
                        .map(CompletableFuture::join)
                        .filter(answer -> !answer.has("error"))
                        .toList();
                assertThat(sessions).hasSize(2);

                List<CompletableFuture<JsonNode>> joins = inParallel(
                        20,
                        i -> plugin.join(
                                sessions.get(i % 2).path("GameSessionId").asString(), "player-" + i));
                assertThat(joins.stream().map(CompletableFuture::join).filter(answer -> !answer.has("error")))
                        .as("two free slots in each of two sessions")
                        .hasSize(4);
                assertThat(List.of(one, two))
                        .allMatch(server -> server.output().stream().anyMatch(line -> line.contains("for 3 players")));
            }
        }
    }

    /** A call that may fail. */
    private interface Exchange {
        JsonNode run(int number) throws Exception;
    }

    private static List<CompletableFuture<JsonNode>> inParallel(int count, Exchange exchange) {
        List<CompletableFuture<JsonNode>> running = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int number = i;
            CompletableFuture<JsonNode> answer = new CompletableFuture<>();
            Thread.ofVirtual().start(() -> {
                try {
                    answer.complete(exchange.run(number));
                } catch (Exception e) {
                    answer.completeExceptionally(e);
                }
            });
            running.add(answer);
        }
        return running;
    }

    private Program start() {
        return Program.start(
                "dev",
                "--port",
                "0",
                "--gateway-port",
                "0",
                "--data",
                folder.resolve("data").toString());
    }

    private static Program awaitReady(PlayFleet fleet) throws Exception {
        Program server = fleet.startSampleServer();
        Bounded.await(
                "the sample server is ready",
                () -> server.output().stream().anyMatch(line -> line.contains("Ready for a game session")));
        return server;
    }

    /** Everything the player heard. */
    private static List<String> play(Plugin.Connection connection, String words) throws Exception {
        List<String> heard = new ArrayList<>();
        SampleBot bot = new SampleBot(heard::add);
        assertThat(bot.connect(new SessionConnection(
                        connection.ipAddress(), Integer.parseInt(connection.port()), connection.playerSessionId())))
                .isTrue();
        bot.talk(words, Duration.ofMillis(300));
        bot.disconnect();
        return heard;
    }
}
