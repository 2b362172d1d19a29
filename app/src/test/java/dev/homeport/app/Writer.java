package dev.homeport.app;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import tools.jackson.databind.JsonNode;

/** One client that writes without pause until the server is gone, and keeps a ledger of it. */
final class Writer implements Callable<Void> {
    private static final int COMPUTES_PER_FLEET = 4;

    private final Api api;
    private final String mark;
    private final Ledger ledger;
    private final CountDownLatch enough;

    Writer(Api api, String mark, Ledger ledger, CountDownLatch enough) {
        this.api = api;
        this.mark = mark;
        this.ledger = ledger;
        this.enough = enough;
    }

    @Override
    public Void call() throws InterruptedException {
        try {
            for (int turn = 0; true; turn++) {
                writeOneFleet("custom-" + mark + "-" + turn, mark + "-" + turn);
            }
        } catch (IOException e) {
            // The server was killed: the call in flight stays asked for and unacknowledged.
            return null;
        }
    }

    private void writeOneFleet(String location, String fleet) throws IOException, InterruptedException {
        write(Facts.location(location), "CreateLocation", Map.of("LocationName", location));
        JsonNode attributes = write(
                        Facts.fleet(fleet, location),
                        "CreateFleet",
                        Map.of(
                                "Name",
                                fleet,
                                "ComputeType",
                                "ANYWHERE",
                                "Locations",
                                List.of(Map.of("Location", location)),
                                "Tags",
                                List.of(Map.of("Key", "name", "Value", fleet))))
                .path("FleetAttributes");
        for (int i = 0; i < COMPUTES_PER_FLEET; i++) {
            String compute = "compute-" + i;
            write(
                    Facts.compute(fleet, compute),
                    "RegisterCompute",
                    Map.of(
                            "FleetId",
                            attributes.path("FleetId").asString(),
                            "ComputeName",
                            compute,
                            "Location",
                            location,
                            "IpAddress",
                            "10.0.0." + i));
        }
        write(
                Facts.tag(fleet, "stage", "done"),
                "TagResource",
                Map.of(
                        "ResourceARN", attributes.path("FleetArn").asString(),
                        "Tags", List.of(Map.of("Key", "stage", "Value", "done"))));
    }

    private JsonNode write(List<String> facts, String operation, Map<String, ?> input)
            throws IOException, InterruptedException {
        ledger.ask(facts);
        JsonNode output = api.output(operation, input);
        ledger.acknowledge(facts);
        enough.countDown();
        return output;
    }
}
