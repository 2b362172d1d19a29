package dev.homeport.app;

import dev.homeport.serversdk.ServerParameters;
import dev.homeport.serversdk.Timing;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A fleet with one compute, on which game servers of the test run. */
record GameFleet(Api api, String id, String token) {
    static final String LOCATION = "custom-office";
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    static final String COMPUTE = "my-compute";

    static GameFleet create(Api api) throws IOException, InterruptedException {
        api.output("CreateLocation", Map.of("LocationName", LOCATION));
        String id = api.output(
                        "CreateFleet",
                        Map.of(
                                "Name",
                                "game",
                                "ComputeType",
                                "ANYWHERE",
                                "Locations",
                                List.of(Map.of("Location", LOCATION))))
                .path("FleetAttributes")
                .path("FleetId")
                .asString();
        api.output(
                "RegisterCompute",
                Map.of("FleetId", id, "ComputeName", COMPUTE, "IpAddress", "192.0.2.7", "Location", LOCATION));
        String token = api.output("GetComputeAuthToken", Map.of("FleetId", id, "ComputeName", COMPUTE))
                .path("AuthToken")
                .asString();
        return new GameFleet(api, id, token);
    }

    /** For a process that tries to connect a few times a second, and believes the server's own certificate. */
    ServerParameters.Builder parameters(String webSocketUrl, String processId) {
        return ServerParameters.builder()
                .webSocketUrl(webSocketUrl)
                .fleetId(id)
                .hostId(COMPUTE)
                .processId(processId)
                .authToken(token)
                .trustAnyCertificate(true)
                .timing(Timing.defaults()
                        .withConnectDelays(Duration.ofMillis(250))
                        .withTimeouts(PATIENCE, PATIENCE, PATIENCE));
    }

    JsonNode createSession(int slots) throws IOException, InterruptedException {
        return api.output(
                        "CreateGameSession",
                        Map.of("FleetId", id, "Location", LOCATION, "MaximumPlayerSessionCount", slots))
                .path("GameSession");
    }

    JsonNode session(String gameSessionId) throws IOException, InterruptedException {
        return api.output("DescribeGameSessions", Map.of("GameSessionId", gameSessionId))
                .path("GameSessions")
                .path(0);
    }

    /** The id of the slot the player got. */
    String reserve(String gameSessionId, String playerId) throws IOException, InterruptedException {
        return api.output("CreatePlayerSession", Map.of("GameSessionId", gameSessionId, "PlayerId", playerId))
                .path("PlayerSession")
                .path("PlayerSessionId")
                .asString();
    }

    String playerStatus(String playerSessionId) throws IOException, InterruptedException {
        return api.output("DescribePlayerSessions", Map.of("PlayerSessionId", playerSessionId))
                .path("PlayerSessions")
                .path(0)
                .path("Status")
                .asString();
    }
}
