package dev.homeport.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** The calls that come before a measurement. */
final class Setup {
    static final String LOCATION = "custom-bench";
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private Setup() {}

    static String call(URI endpoint, String operation, String body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(endpoint)
                .header("X-Amz-Target", "GameLift." + operation)
                .header("Content-Type", "application/x-amz-json-1.1")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        HttpResponse<String> response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException(operation + " answered " + response.body());
        }
        return response.body();
    }

    /** Moves the clock of a server whose clock stands still. */
    static void advance(URI endpoint, double seconds) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(endpoint.resolve("/_homeport/clock"))
                .POST(HttpRequest.BodyPublishers.ofString("{\"advanceSeconds\":" + seconds + "}"))
                .build();
        HttpResponse<String> response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException("the clock answered " + response.body());
        }
    }

    /** Makes a location and a fleet there; answers the fleet's id. */
    static String fleet(URI endpoint) throws IOException, InterruptedException {
        call(endpoint, "CreateLocation", "{\"LocationName\":\"%s\"}".formatted(LOCATION));
        String answer = call(
                endpoint,
                "CreateFleet",
                "{\"Name\":\"bench\",\"ComputeType\":\"ANYWHERE\",\"Locations\":[{\"Location\":\"%s\"}]}"
                        .formatted(LOCATION));
        return member(answer, "FleetId");
    }

    static String registerCompute(String fleetId, long number) {
        return "{\"FleetId\":\"%s\",\"ComputeName\":\"compute-%d\",\"IpAddress\":\"10.0.0.1\",\"Location\":\"%s\"}"
                .formatted(fleetId, number, LOCATION);
    }

    /** The value of a text member; searched for rather than parsed, because the generator must cost little. */
    static String member(String json, String name) {
        String opening = "\"" + name + "\":\"";
        int start = json.indexOf(opening);
        if (start < 0) {
            throw new IllegalStateException("no " + name + " in " + json);
        }
        int from = start + opening.length();
        return json.substring(from, json.indexOf('"', from));
    }
}
