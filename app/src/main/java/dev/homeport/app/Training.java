package dev.homeport.app;

import dev.homeport.server.Config;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Serves a few calls to itself, starts again from what they left, and ends, so that the launcher can record which
 * classes a start needs. With thousands of calls the record would hold profiles of busy code as well, and a start would
 * spend its first second compiling that code.
 */
final class Training {
    private static final byte[] EMPTY_CBOR_MAP = {(byte) 0xa0};
    private static final Pattern FLEET_ID = Pattern.compile("\"FleetId\":\"([^\"]+)\"");
    private static final int ROUNDS = 2;
    private static final int CALLS_AT_ONCE = 8;

    private Training() {}

    static void run() throws Exception {
        Path data = Files.createTempDirectory("homeport-train");
        Config config = DevCommand.config(List.of("--port", "0", "--data", data.toString()));
        try (var _ = DataFolder.open(data)) {
            try (var server = Service.start(config);
                    var client = HttpClient.newHttpClient()) {
                System.out.println(Welcome.text(config, server.endpoint()));
                call(client, server.endpoint());
            }
            try (var server = Service.start(config)) {
                System.out.println("Started again at " + server.endpoint());
            }
        } finally {
            Folders.delete(data);
        }
    }

    private static void call(HttpClient client, URI endpoint) {
        answer(client, json(endpoint, "CreateLocation", "{\"LocationName\":\"custom-train\"}"))
                .join();
        String fleetId =
                fleetId(answer(client, json(endpoint, "CreateFleet", """
                {"Name":"train","ComputeType":"ANYWHERE","Locations":[{"Location":"custom-train"}]}""")).join());
        for (int round = 0; round < ROUNDS; round++) {
            int first = round * CALLS_AT_ONCE;
            atOnce(client, number -> json(endpoint, "RegisterCompute", registerCompute(fleetId, first + number)));
            atOnce(client, number -> json(endpoint, "DescribeFleetAttributes", "{\"FleetIds\":[\"" + fleetId + "\"]}"));
            atOnce(client, number -> cbor(endpoint, number % 2 == 0 ? "ListFleets" : "DescribeFleetAttributes"));
        }
    }

    private static void atOnce(HttpClient client, IntFunction<HttpRequest> requests) {
        CompletableFuture<?>[] answers = IntStream.range(0, CALLS_AT_ONCE)
                .mapToObj(number -> answer(client, requests.apply(number)))
                .toArray(CompletableFuture<?>[]::new);
        CompletableFuture.allOf(answers).join();
    }

    private static CompletableFuture<String> answer(HttpClient client, HttpRequest request) {
        return client.sendAsync(request, BodyHandlers.ofString()).thenApply(Training::requireSuccess);
    }

    private static String requireSuccess(HttpResponse<String> response) {
        if (response.statusCode() != 200) {
            throw new IllegalStateException(response.uri() + " answered " + response.statusCode() + response.body());
        }
        return response.body();
    }

    private static HttpRequest json(URI endpoint, String operation, String body) {
        return HttpRequest.newBuilder(endpoint.resolve("/"))
                .header("Content-Type", "application/x-amz-json-1.1")
                .header("X-Amz-Target", "GameLift." + operation)
                .POST(BodyPublishers.ofString(body))
                .build();
    }

    private static HttpRequest cbor(URI endpoint, String operation) {
        return HttpRequest.newBuilder(endpoint.resolve("/service/GameLift/operation/" + operation))
                .header("Content-Type", "application/cbor")
                .header("Accept", "application/cbor")
                .header("smithy-protocol", "rpc-v2-cbor")
                .POST(BodyPublishers.ofByteArray(EMPTY_CBOR_MAP))
                .build();
    }

    private static String registerCompute(String fleetId, int number) {
        return "{\"FleetId\":\"%s\",\"ComputeName\":\"compute-%d\",\"IpAddress\":\"10.0.0.1\",\"Location\":\"custom-train\"}"
                .formatted(fleetId, number);
    }

    private static String fleetId(String answer) {
        Matcher found = FLEET_ID.matcher(answer);
        if (!found.find()) {
            throw new IllegalStateException("there is no FleetId in " + answer);
        }
        return found.group(1);
    }
}
