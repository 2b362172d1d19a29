package dev.homeport.app;

import dev.homeport.examples.SampleServer;
import dev.homeport.serversdk.ServerParameters;
import dev.homeport.serversdk.session.SessionEvents;
import dev.homeport.serversdk.session.SessionHost;
import dev.homeport.serversdk.session.SessionHostBuilder;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** A fleet of one compute in a location of its own, and game servers on it. */
record PlayFleet(URI endpoint, String id, String location) {
    private static final String COMPUTE = "computer";

    static PlayFleet create(URI endpoint) throws IOException, InterruptedException {
        String location = "custom-" + UUID.randomUUID();
        try (Api api = new Api(endpoint)) {
            api.output("CreateLocation", Map.of("LocationName", location));
            String id = api.output(
                            "CreateFleet",
                            Map.of(
                                    "Name",
                                    "fleet",
                                    "ComputeType",
                                    "ANYWHERE",
                                    "Locations",
                                    List.of(Map.of("Location", location))))
                    .at("/FleetAttributes/FleetId")
                    .asString();
            api.output(
                    "RegisterCompute",
                    Map.of("FleetId", id, "ComputeName", COMPUTE, "IpAddress", "127.0.0.1", "Location", location));
            return new PlayFleet(endpoint, id, location);
        }
    }

    /** The name of a queue that places in this fleet. */
    String createQueue() throws IOException, InterruptedException {
        String name = "queue-" + UUID.randomUUID();
        String arn = "arn:aws:gamelift:us-west-2:000000000000:fleet/" + id;
        try (Api api = new Api(endpoint)) {
            api.output(
                    "CreateGameSessionQueue",
                    Map.of("Name", name, "Destinations", List.of(Map.of("DestinationArn", arn))));
        }
        return name;
    }

    String createAlias() throws IOException, InterruptedException {
        try (Api api = new Api(endpoint)) {
            return api.output(
                            "CreateAlias",
                            Map.of("Name", "alias", "RoutingStrategy", Map.of("Type", "SIMPLE", "FleetId", id)))
                    .at("/Alias/AliasId")
                    .asString();
        }
    }

    ServerParameters newProcess() throws IOException, InterruptedException {
        return ServerParameters.builder()
                .webSocketUrl("ws://" + endpoint.getAuthority())
                .fleetId(id)
                .hostId(COMPUTE)
                .processId(UUID.randomUUID().toString())
                .authToken(newToken())
                .build();
    }

    SessionHostBuilder host(SessionEvents game) throws IOException, InterruptedException {
        return SessionHost.builder(game).connectAs(newProcess()).port(7777);
    }

    /** Starts the sample game as a process of its own, from the packaged program. */
    Program startSampleServer() throws IOException, InterruptedException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        return Program.run(
                Map.of(),
                List.of(
                        java.toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        Program.ROOT.resolve("app/target/homeport.jar").toString(),
                        SampleServer.class.getName(),
                        "--url",
                        "ws://" + endpoint.getAuthority(),
                        "--fleet",
                        id,
                        "--host",
                        COMPUTE,
                        "--token",
                        newToken()));
    }

    private String newToken() throws IOException, InterruptedException {
        try (Api api = new Api(endpoint)) {
            return api.output("GetComputeAuthToken", Map.of("FleetId", id, "ComputeName", COMPUTE))
                    .path("AuthToken")
                    .asString();
        }
    }
}
