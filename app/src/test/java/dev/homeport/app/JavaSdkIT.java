package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.homeport.serversdk.DescribePlayerSessionsRequest;
import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.FleetRoleCredentialsRequest;
import dev.homeport.serversdk.GameLiftException;
import dev.homeport.serversdk.GameLiftServer;
import dev.homeport.serversdk.GameSession;
import dev.homeport.serversdk.Player;
import dev.homeport.serversdk.PlayerSession;
import dev.homeport.serversdk.PlayerSessionCreationPolicy;
import dev.homeport.serversdk.PlayerSessionStatus;
import dev.homeport.serversdk.ProcessParameters;
import dev.homeport.serversdk.StartMatchBackfillRequest;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The Java server SDK and the program, end to end. */
class JavaSdkIT {
    private static final int PATIENCE_SECONDS = 30;

    @TempDir
    private Path folder;

    /** What the callbacks of a process were called with. */
    private static final class Called {
        final CompletableFuture<GameSession> session = new CompletableFuture<>();
        final CompletableFuture<Instant> terminated = new CompletableFuture<>();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ws", "wss"})
    void aGameServerHostsASessionFromItsStartToItsEnd(String scheme) throws Exception {
        try (Program program = Program.start("dev", "--port", "0", "--data", data());
                Api api = new Api(program.awaitReady())) {
            GameFleet fleet = GameFleet.create(api);
            String url = scheme + "://" + program.awaitReady().getAuthority();
            try (GameLiftServer server =
                    GameLiftServer.initSdk(fleet.parameters(url, "process-1").build())) {
                Called called = ready(server);
                String session = host(fleet, server, called);
                admitPlayers(fleet, server, session);
                refuseWhatCannotBe(server, session);
                end(fleet, server, called, session);
            }
        }
    }

    private static Called ready(GameLiftServer server) {
        Called called = new Called();
        server.processReady(ProcessParameters.builder()
                .port(7777)
                .onStartGameSession(session -> {
                    server.activateGameSession();
                    called.session.complete(session);
                })
                .onHealthCheck(() -> true)
                .onProcessTerminate(() -> called.terminated.complete(server.getTerminationTime()))
                .build());
        return called;
    }

    private static String host(GameFleet fleet, GameLiftServer server, Called called) throws Exception {
        // The first heartbeat, after which a process can be given a session, is sent behind this SDK's back.
        String created = Eventually.get(() -> fleet.api()
                        .output(
                                "CreateGameSession",
                                Map.of(
                                        "FleetId",
                                        fleet.id(),
                                        "Location",
                                        GameFleet.LOCATION,
                                        "MaximumPlayerSessionCount",
                                        3,
                                        "Name",
                                        "ranked",
                                        "GameSessionData",
                                        "{\"seed\":1}",
                                        "GameProperties",
                                        List.of(Map.of("Key", "map", "Value", "dust")))))
                .path("GameSession")
                .path("GameSessionId")
                .asString();
        GameSession session = called.session.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(session.gameSessionId()).isEqualTo(created).isEqualTo(server.getGameSessionId());
        assertThat(session.name()).isEqualTo("ranked");
        assertThat(session.gameSessionData()).isEqualTo("{\"seed\":1}");
        assertThat(session.gameProperties()).containsExactly(Map.entry("map", "dust"));
        assertThat(session.maximumPlayerSessionCount()).isEqualTo(3);
        assertThat(session.ipAddress()).isEqualTo("192.0.2.7");
        assertThat(session.port()).isEqualTo(7777);
        assertThat(fleet.session(created).path("Status").asString()).isEqualTo("ACTIVE");
        return created;
    }

    private static void admitPlayers(GameFleet fleet, GameLiftServer server, String session) throws Exception {
        String alice = fleet.reserve(session, "alice");
        String bob = fleet.reserve(session, "bob");
        server.acceptPlayerSession(alice);
        server.acceptPlayerSession(bob);
        server.removePlayerSession(bob);

        assertThat(server.describePlayerSessions(DescribePlayerSessionsRequest.forGameSession(session)
                                .withStatus(PlayerSessionStatus.ACTIVE))
                        .playerSessions())
                .extracting(PlayerSession::playerId)
                .containsExactly("alice");
        assertThat(fleet.playerStatus(bob)).isEqualTo("COMPLETED");

        server.updatePlayerSessionCreationPolicy(PlayerSessionCreationPolicy.DENY_ALL);
        assertThat(fleet.api()
                        .call("CreatePlayerSession", Map.of("GameSessionId", session, "PlayerId", "carol"))
                        .body()
                        .path("__type")
                        .asString())
                .isEqualTo("InvalidGameSessionStatusException");
    }

    private static void refuseWhatCannotBe(GameLiftServer server, String session) {
        assertThat(errorOf(() -> server.acceptPlayerSession("psess-unknown"))).isEqualTo(ErrorType.NOT_FOUND_EXCEPTION);
        assertThat(errorOf(() -> server.getFleetRoleCredentials(
                        new FleetRoleCredentialsRequest("arn:aws:iam::111122223333:role/r"))))
                .isEqualTo(ErrorType.BAD_REQUEST_EXCEPTION);
        assertThat(errorOf(() -> server.startMatchBackfill(new StartMatchBackfillRequest(
                        session,
                        "arn:aws:gamelift:us-west-2:111122223333:matchmakingconfiguration/cfg",
                        List.of(new Player("alice", "red", Map.of(), Map.of()))))))
                .isEqualTo(ErrorType.BAD_REQUEST_EXCEPTION);
        assertThat(server.getComputeCertificate().computeName()).isEqualTo(GameFleet.COMPUTE);
    }

    private static void end(GameFleet fleet, GameLiftServer server, Called called, String session) throws Exception {
        fleet.api()
                .output(
                        "TerminateGameSession",
                        Map.of("GameSessionId", session, "TerminationMode", "TRIGGER_ON_PROCESS_TERMINATE"));
        assertThat(called.terminated.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isAfter(Instant.now());
        server.processEnding();
        assertThat(fleet.session(session).path("Status").asString()).isEqualTo("TERMINATED");
    }

    @Test
    void whyAProcessIsRefusedStandsInTheLog() throws Exception {
        try (Program program = Program.start("dev", "--port", "0", "--data", data());
                Api api = new Api(program.awaitReady())) {
            GameFleet fleet = GameFleet.create(api);
            String url = "ws://" + program.awaitReady().getAuthority();

            assertThat(errorOf(() -> GameLiftServer.initSdk(
                            fleet.parameters(url, "p").authToken("wrong").build())))
                    .isEqualTo(ErrorType.WEBSOCKET_CONNECT_FAILURE_FORBIDDEN);
            assertThat(errorOf(() -> GameLiftServer.initSdk(
                            fleet.parameters(url, "p").fleetId("fleet-other").build())))
                    .isEqualTo(ErrorType.WEBSOCKET_CONNECT_FAILURE_FORBIDDEN);

            assertThat(program.terminate().output())
                    .anyMatch(line ->
                            line.contains("Refused server process p on compute my-compute of fleet " + fleet.id())
                                    && line.endsWith(": the auth token is not known; get one with GetComputeAuthToken"))
                    .anyMatch(line -> line.endsWith(": fleet fleet-other does not exist"))
                    .noneMatch(line -> line.contains("wrong"));
        }
    }

    @Test
    void aSignatureOpensTheSocketInPlaceOfAToken() throws Exception {
        GameFleet fleet;
        try (Program program = Program.start("dev", "--port", "0", "--data", data());
                Api api = new Api(program.awaitReady())) {
            fleet = GameFleet.create(api);
            program.terminate();
        }
        Path keys = Files.writeString(folder.resolve("keys"), """
                [default]
                aws_access_key_id = AKIDEXAMPLE
                aws_secret_access_key = secret
                """);
        try (Program program = Program.start(
                "serve", "--host", "127.0.0.1", "--port", "0", "--data", data(), "--keys", keys.toString())) {
            URI endpoint = program.awaitReady();
            var signed = fleet.parameters("wss://" + endpoint.getAuthority(), "process-1")
                    .authToken("")
                    .awsRegion("us-west-2");

            assertThat(errorOf(() -> GameLiftServer.initSdk(
                            signed.awsCredentials("AKIDEXAMPLE", "guessed", "").build())))
                    .isEqualTo(ErrorType.WEBSOCKET_CONNECT_FAILURE_FORBIDDEN);
            try (GameLiftServer server = GameLiftServer.initSdk(
                    signed.awsCredentials("AKIDEXAMPLE", "secret", "").build())) {
                assertThat(ready(server).session).isNotDone();
            }
        }
    }

    private String data() {
        return folder.resolve("data").toString();
    }

    private static ErrorType errorOf(ThrowingCallable call) {
        GameLiftException thrown = catchThrowableOfType(GameLiftException.class, call);
        assertThat(thrown).isNotNull();
        return thrown.type();
    }
}
