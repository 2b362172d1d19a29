package dev.homeport.app;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The demo's fleet, with one compute in one location, and the calls that its servers and bots make. */
record DemoFleet(URI endpoint, String id) {
    static final String LOCATION = "custom-demo";
    static final String COMPUTE = "demo-computer";
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final ObjectMapper JSON = new ObjectMapper();

    static DemoFleet create(URI endpoint) throws IOException, InterruptedException {
        DemoFleet unborn = new DemoFleet(endpoint, "");
        unborn.call("CreateLocation", Map.of("LocationName", LOCATION));
        JsonNode created = unborn.call(
                "CreateFleet",
                Map.of(
                        "Name", "demo",
                        "ComputeType", "ANYWHERE",
                        "Locations", new Object[] {Map.of("Location", LOCATION)}));
        DemoFleet fleet =
                new DemoFleet(endpoint, created.at("/FleetAttributes/FleetId").asString());
        fleet.call(
                "RegisterCompute",
                Map.of("FleetId", fleet.id(), "ComputeName", COMPUTE, "IpAddress", "127.0.0.1", "Location", LOCATION));
        return fleet;
    }

    String newAuthToken() throws IOException, InterruptedException {
        return call("GetComputeAuthToken", Map.of("FleetId", id, "ComputeName", COMPUTE))
                .path("AuthToken")
                .asString();
    }

    String webSocketUrl() {
        return "ws://" + endpoint.getAuthority();
    }

    /** The answer, or an exception with the error's text. */
    JsonNode call(String operation, Map<String, Object> input) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(endpoint.resolve("/"))
                .header("Content-Type", "application/x-amz-json-1.1")
                .header("X-Amz-Target", "GameLift." + operation)
                .POST(BodyPublishers.ofByteArray(JSON.writeValueAsBytes(input)))
                .build();
        HttpResponse<byte[]> response = CLIENT.send(request, BodyHandlers.ofByteArray());
        JsonNode answer = JSON.readTree(response.body());
        if (response.statusCode() != 200) {
            throw new IOException(operation + ": " + answer.path("Message").asString());
        }
        return answer;
    }
}
