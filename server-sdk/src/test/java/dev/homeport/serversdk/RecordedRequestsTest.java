package dev.homeport.serversdk;

import static dev.homeport.serversdk.GameServers.GAME_SESSION;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.serversdk.internal.Json;
import dev.homeport.serversdk.internal.JsonObject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Compares what this SDK sends with frames recorded from the C++ and Go SDKs on the same tour through the API. */
class RecordedRequestsTest {
    private static final String CONFIGURATION = "arn:aws:gamelift:us-west-2:111122223333:matchmakingconfiguration/cfg1";

    @Test
    void everyRequestIsTheOneTheCppSdkSends() throws IOException {
        assertThat(tour("", 7778, "t1")).containsExactlyElementsOf(recorded("cpp-5.4.0-requests.jsonl"));
    }

    @Test
    void everyRequestHasTheFieldsTheGoSdkSends() throws IOException {
        Map<Object, Object> ours = new LinkedHashMap<>();
        tour("tick-1", 7777, "tick-1").forEach(request -> ours.put(request.get("Action"), request.keySet()));

        Map<Object, Object> theirs = new LinkedHashMap<>();
        for (Map<String, Object> request : recorded("go-5.6.0-requests.jsonl")) {
            theirs.put(request.get("Action"), request.keySet());
        }
        assertThat(ours).isEqualTo(theirs);
    }

    private static List<Map<String, Object>> recorded(String file) throws IOException {
        try (var in = RecordedRequestsTest.class.getResourceAsStream("/recorded/" + file)) {
            return new String(in.readAllBytes(), UTF_8)
                    .lines()
                    .map(Json::parse)
                    .map(RecordedRequestsTest::comparable)
                    .toList();
        }
    }

    /** Without what differs from SDK to SDK or from run to run; order of members does not matter in JSON. */
    private static Map<String, Object> comparable(JsonObject request) {
        assertThat(request.text("RequestId")).isNotEmpty();
        Map<String, Object> members = new LinkedHashMap<>(request.members());
        members.remove("RequestId");
        members.computeIfPresent("SdkLanguage", (name, value) -> "any");
        members.computeIfPresent("SdkVersion", (name, value) -> "any");
        return members;
    }

    private static List<Map<String, Object>> tour(String startTicket, int port, String stopTicket) throws IOException {
        try (ScriptedService service = new ScriptedService();
                GameLiftServer server = GameServers.connect(service)) {
            service.answerWith(
                    "GetFleetRoleCredentials",
                    "\"AccessKeyId\":\"AKID\",\"SecretAccessKey\":\"s\",\"SessionToken\":\"t\",\"Expiration\":1794722400123");
            ScriptedSocket socket = service.socket();
            List<Map<String, Object>> sent = new ArrayList<>();

            server.processReady(GameServers.callbacks()
                    .port(port)
                    .logParameters(LogParameters.of("/local/game/logs", "/var/log/x"))
                    .onStartGameSession(session -> server.activateGameSession())
                    .build());
            sent.add(comparable(socket.receive()));
            sent.add(comparable(socket.receive()));
            socket.send(GameServers.CREATE_GAME_SESSION);
            sent.add(comparable(socket.receive()));

            server.acceptPlayerSession("psess-1");
            server.removePlayerSession("psess-1");
            server.describePlayerSessions(DescribePlayerSessionsRequest.forGameSession(GAME_SESSION)
                    .withStatus(PlayerSessionStatus.ACTIVE)
                    .withLimit(10));
            server.describePlayerSessions(
                    DescribePlayerSessionsRequest.forPlayer("p1").withLimit(10));
            server.updatePlayerSessionCreationPolicy(PlayerSessionCreationPolicy.DENY_ALL);
            server.startMatchBackfill(
                    new StartMatchBackfillRequest(GAME_SESSION, CONFIGURATION, startTicket, List.of(player())));
            server.stopMatchBackfill(new StopMatchBackfillRequest(GAME_SESSION, CONFIGURATION, stopTicket));
            server.getComputeCertificate();
            server.getFleetRoleCredentials(new FleetRoleCredentialsRequest("arn:aws:iam::111122223333:role/r"));
            server.processEnding();
            while (!socket.hasReceivedNothing()) {
                sent.add(comparable(socket.receive()));
            }
            return sent;
        }
    }

    private static Player player() {
        return new Player(
                "p1",
                "red",
                Map.of(
                        "maps", AttributeValue.of(List.of("a", "b")),
                        "mode", AttributeValue.of("dm"),
                        "skill", AttributeValue.of(23.5),
                        "w", AttributeValue.of(Map.of("x", 1.0))),
                Map.of("us-west-2", 40));
    }
}
