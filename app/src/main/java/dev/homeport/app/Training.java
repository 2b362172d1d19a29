package dev.homeport.app;

import dev.homeport.server.Config;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Serves a few calls to itself and ends, so that the launcher can record which classes a start needs. */
final class Training {
    private static final byte[] EMPTY_CBOR_MAP = {(byte) 0xa0};

    private Training() {}

    static void run() throws Exception {
        Path data = Files.createTempDirectory("homeport-train");
        Config config = DevCommand.config(List.of("--port", "0", "--data", data.toString()));
        try (var _ = DataFolder.open(data);
                var server = Service.start(config);
                var client = HttpClient.newHttpClient()) {
            System.out.println(Welcome.text(config, server.endpoint()));
            send(client, json(server.endpoint(), "CreateLocation", "{\"LocationName\":\"custom-train\"}"));
            for (String operation : List.of("ListLocations", "ListFleets", "DescribeFleetAttributes")) {
                send(client, json(server.endpoint(), operation, "{}"));
                send(client, cbor(server.endpoint(), operation));
            }
        } finally {
            Folders.delete(data);
        }
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

    private static void send(HttpClient client, HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IllegalStateException(
                    request.uri() + " answered " + response.statusCode() + " " + response.body());
        }
    }
}
