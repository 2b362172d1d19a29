package dev.homeport.server.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestGameServer;
import dev.homeport.server.TestHomeport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The routes of the gateway, with game servers that do what they are told. */
class GatewayTest {
    private static final String CREATE =
            "{\"session_name\":\"%s\",\"build_id\":7,\"uuid\":\"alice\",\"num_connections\":2%s}";

    @TempDir
    private Path data;

    private TestHomeport homeport;
    private GatewayClient gateway;
    private String fleet;
    private final List<TestGameServer> servers = new ArrayList<>();

    @BeforeEach
    void start() {
        homeport = TestHomeport.start(data, config -> config);
        gateway = new GatewayClient(homeport.endpoint());
    }

    @AfterEach
    void stop() {
        servers.forEach(TestGameServer::close);
        homeport.close();
    }

    @Test
    void aSessionIsCreatedWithASlotForWhoAskedForIt() throws Exception {
        startServers(1);

        GatewayClient.Answer created = create("My game", "");

        assertThat(created.status()).isEqualTo(200);
        assertThat(created.body())
                .matches(
                        "\\{\"PlayerSessionId\":\"psess-[^\"]+\",\"PlayerId\":\"alice\",\"GameSessionId\":\"arn:[^\"]+\","
                                + "\"FleetId\":\"" + fleet + "\",\"FleetArn\":\"arn:[^\"]+\","
                                + "\"CreationTime\":\"\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d(\\.\\d{6})?\\+00:00\","
                                + "\"Status\":\"RESERVED\",\"IpAddress\":\"192.0.2.7\",\"Port\":7777}");
    }

    @Test
    void aSessionIsFoundWithWhatThePluginReads() throws Exception {
        startServers(1);
        String session = create("My game", "").text("GameSessionId");

        assertThat(gateway.get("/find_session").body())
                .startsWith("[{\"GameSessionId\":\"" + session + "\",\"Name\":\"My game\",")
                .contains("\"CurrentPlayerSessionCount\":1,\"MaximumPlayerSessionCount\":2,\"Status\":\"ACTIVE\"")
                .endsWith("}]");
    }

    @Test
    void whereNothingIsThereIsNothingToFind() throws Exception {
        assertThat(gateway.get("/find_session").body()).isEqualTo("[]");
        startServers(1);
        assertThat(gateway.get("/find_session").body()).isEqualTo("[]");
        assertThat(gateway.get("/find_session_local").body()).isEqualTo("[]");
    }

    @Test
    void aSessionWithoutANameHasAnEmptyOne() throws Exception {
        startServers(1);
        create("", "");

        assertThat(gateway.get("/find_session").text("Name")).isEmpty();
    }

    @Test
    void aFullSessionIsNotFoundAndCannotBeJoined() throws Exception {
        startServers(1);
        String session = create("My game", "").text("GameSessionId");

        assertThat(join(session, "bob").status()).isEqualTo(200);

        assertThat(gateway.get("/find_session").body()).isEqualTo("[]");
        assertThat(gateway.get("/find_session_local").text("GameSessionId")).isEqualTo(session);
        GatewayClient.Answer refused = join(session, "carol");
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.text("code")).isEqualTo("GameSessionFullException");
        assertThat(refused.text("error")).contains("0 of 2 player slots free");
    }

    @Test
    void furtherMembersBecomeGamePropertiesThatCanBeSearchedFor() throws Exception {
        startServers(2);
        String flags = create("flags", ",\"mode\":\"ctf\",\"ranked\":true,\"level\":3.0,\"none\":null")
                .text("GameSessionId");
        create("race", ",\"mode\":\"race\"");

        assertThat(gateway.get("/find_session?mode=ctf").body())
                .contains("{\"Key\":\"build_id\",\"Value\":\"7\"},{\"Key\":\"mode\",\"Value\":\"ctf\"},"
                        + "{\"Key\":\"ranked\",\"Value\":\"true\"},{\"Key\":\"level\",\"Value\":\"3\"}]")
                .doesNotContain("race");
        assertThat(gateway.get("/find_session?mode=ctf&level=3&build_id=7").text("GameSessionId"))
                .isEqualTo(flags);
        assertThat(gateway.get("/find_session?mode=ctf&level=4").body()).isEqualTo("[]");
        assertThat(gateway.findWhere("gameSessionProperties.mode = 'ctf' AND playerSessionCount < 2")
                        .text("GameSessionId"))
                .isEqualTo(flags);
        assertThat(gateway.get("/find_session?sort=gameSessionName+DESC").body())
                .matches(".*\"Name\":\"race\".*\"Name\":\"flags\".*");
    }

    @Test
    void aSlotThatWasReservedCanBeGivenBack() throws Exception {
        startServers(1);
        String session = create("My game", "").text("GameSessionId");
        String bob = join(session, "bob").text("PlayerSessionId");

        GatewayClient.Answer left = leave(session, "\"uuid\":\"bob\"");

        assertThat(left.body())
                .isEqualTo(("{\"PlayerSessionId\":\"%s\",\"PlayerId\":\"bob\",\"GameSessionId\":\"%s\","
                                + "\"Status\":\"TIMEDOUT\",\"GameSessionStatus\":\"ACTIVE\"}")
                        .formatted(bob, session));
        String carol = join(session, "carol").text("PlayerSessionId");
        assertThat(leave(session, "\"PlayerSessionId\":\"" + carol + "\"").status())
                .isEqualTo(200);
        assertThat(leave(session, "\"uuid\":\"carol\"").text("PlayerSessionId")).isEqualTo(carol);
        assertThat(leave(session, "\"uuid\":\"nobody\"").text("error"))
                .startsWith("Player nobody has no player session in game session");
        assertThat(leave(session, "\"x\":1").text("error")).contains("Either uuid or PlayerSessionId is required");
    }

    @Test
    void concurrentJoinsNeverTakeMoreSlotsThanThereAre() throws Exception {
        startServers(1);
        String session = create("My game", "").text("GameSessionId");

        List<CompletableFuture<GatewayClient.Answer>> joins = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            joins.add(gateway.postLater("/join_session", joining(session, "player-" + i)));
        }

        assertThat(joins.stream().map(join -> join.join().status()))
                .hasSize(50)
                .containsOnly(200, 409)
                .containsOnlyOnce(200);
    }

    @Test
    void concurrentCreatesNeverShareAServer() throws Exception {
        startServers(3);
        List<CompletableFuture<GatewayClient.Answer>> creates = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            creates.add(gateway.postLater("/create_session", CREATE.formatted("game", "")));
        }
        for (TestGameServer server : servers) {
            server.activateSession();
        }
        List<GatewayClient.Answer> answers =
                creates.stream().map(CompletableFuture::join).toList();

        assertThat(answers.stream()
                        .filter(answer -> answer.status() == 200)
                        .map(answer -> answer.text("GameSessionId"))
                        .distinct())
                .hasSize(3);
        assertThat(answers.stream().filter(answer -> answer.status() != 200))
                .hasSize(5)
                .allSatisfy(answer -> {
                    assertThat(answer.status()).isEqualTo(503);
                    assertThat(answer.text("code")).isEqualTo("FleetCapacityExceededException");
                });
    }

    @Test
    void theLocalTwinsDoTheSame() throws Exception {
        startServers(1);
        CompletableFuture<GatewayClient.Answer> creating =
                gateway.postLater("/create_session_local", CREATE.formatted("local", ""));
        servers.getFirst().activateSession();
        String session = creating.join().text("GameSessionId");

        assertThat(gateway.get("/find_session_local").text("Name")).isEqualTo("local");
        assertThat(gateway.post("/join_session_local", joining(session, "bob")).text("PlayerId"))
                .isEqualTo("bob");
    }

    @Test
    void whatIsWrongWithARequestIsNamed() throws Exception {
        assertError(400, "uuid", gateway.post("/create_session", "{\"num_connections\":2}"));
        assertError(400, "num_connections", gateway.post("/create_session", "{\"uuid\":\"a\",\"num_connections\":0}"));
        assertError(
                400, "num_connections", gateway.post("/create_session", "{\"uuid\":\"a\",\"num_connections\":201}"));
        assertError(
                400,
                "'map' cannot become a game property",
                gateway.post("/create_session", CREATE.formatted("x", ",\"map\":[1]")));
        assertError(
                400,
                "gameProperties",
                gateway.post("/create_session", CREATE.formatted("x", ",\"" + "k".repeat(33) + "\":1")));
        assertError(400, "", gateway.post("/create_session", "not json"));
        assertError(400, "", gateway.post("/create_session", "[]"));
        assertError(400, "", gateway.post("/create_session", ""));
        assertError(503, "no active fleet", gateway.post("/create_session", CREATE.formatted("x", "")));
        assertError(400, "gameSessionId", gateway.post("/join_session", "{\"uuid\":\"a\"}"));
        assertError(400, "is not the ARN of a game session", join("gsess-1", "a"));
        assertError(404, "not found", join("arn:aws:gamelift:us-west-2::gamesession/fleet-1/custom-a/gsess-1", "a"));
        assertError(400, "FilterExpression", gateway.get("/find_session?filter=nonsense"));
        assertError(405, "Use POST", gateway.get("/create_session"));
        assertError(405, "Use GET", gateway.post("/find_session", "{}"));
        assertThat(gateway.get("/find_sessions").status()).isEqualTo(404);
    }

    private static void assertError(int status, String words, GatewayClient.Answer answer) {
        assertThat(answer.text("error")).containsIgnoringCase(words);
        assertThat(answer.body()).startsWith("{\"error\":");
        assertThat(answer.status()).isEqualTo(status);
    }

    private void startServers(int count) throws InterruptedException {
        fleet = homeport.createFleet("custom-home");
        for (int i = 0; i < count; i++) {
            servers.add(TestGameServer.start(homeport, fleet, "custom-home", "computer-" + i));
        }
    }

    /** Has the next server bring the session up. */
    private GatewayClient.Answer create(String name, String more) throws InterruptedException {
        CompletableFuture<GatewayClient.Answer> creating =
                gateway.postLater("/create_session", CREATE.formatted(name, more));
        TestGameServer next = servers.removeFirst();
        servers.add(next);
        next.activateSession();
        return creating.join();
    }

    private GatewayClient.Answer join(String session, String player) {
        return gateway.post("/join_session", joining(session, player));
    }

    private GatewayClient.Answer leave(String session, String who) {
        return gateway.post("/leave_session", "{\"GameSessionId\":\"%s\",%s}".formatted(session, who));
    }

    private static String joining(String session, String player) {
        return "{\"GameSessionId\":\"%s\",\"uuid\":\"%s\"}".formatted(session, player);
    }
}
