package dev.homeport.app;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** The facts that writes make true, and how they are read back from a server. */
final class Facts {
    private Facts() {}

    static List<String> location(String name) {
        return List.of("location " + name);
    }

    /** All that creating one fleet must make true at once. */
    static List<String> fleet(String name, String location) {
        return List.of(
                "fleet " + name,
                "fleet " + name + " at " + location,
                "fleet " + name + " event FLEET_CREATED",
                "fleet " + name + " tag name=" + name);
    }

    static List<String> compute(String fleet, String name) {
        return List.of("fleet " + fleet + " compute " + name);
    }

    static List<String> tag(String fleet, String key, String value) {
        return List.of("fleet " + fleet + " tag " + key + "=" + value);
    }

    /** Everything a server holds whose name carries this mark. */
    static Set<String> read(Api api, String mark) throws IOException, InterruptedException {
        Set<String> facts = new TreeSet<>();
        for (JsonNode location :
                api.all("ListLocations", Map.of("Filters", List.of("CUSTOM"), "Limit", 100), "Locations")) {
            String name = location.path("LocationName").asString();
            if (name.contains(mark)) {
                facts.addAll(location(name));
            }
        }
        for (JsonNode fleet : api.all("DescribeFleetAttributes", Map.of("Limit", 100), "FleetAttributes")) {
            if (fleet.path("Name").asString().contains(mark)) {
                readFleet(api, fleet, facts);
            }
        }
        return facts;
    }

    private static void readFleet(Api api, JsonNode fleet, Set<String> facts) throws IOException, InterruptedException {
        String name = fleet.path("Name").asString();
        Map<String, String> id = Map.of("FleetId", fleet.path("FleetId").asString());
        facts.add("fleet " + name);
        for (JsonNode row : api.all("DescribeFleetLocationAttributes", id, "LocationAttributes")) {
            facts.add("fleet " + name + " at "
                    + row.path("LocationState").path("Location").asString());
        }
        for (JsonNode event : api.all("DescribeFleetEvents", id, "Events")) {
            String code = event.path("EventCode").asString();
            if (code.equals("FLEET_CREATED")) {
                facts.add("fleet " + name + " event " + code);
            }
        }
        for (JsonNode compute : api.all("ListCompute", id, "ComputeList")) {
            facts.addAll(compute(name, compute.path("ComputeName").asString()));
        }
        Map<String, String> arn = Map.of("ResourceARN", fleet.path("FleetArn").asString());
        for (JsonNode tag : api.output("ListTagsForResource", arn).path("Tags")) {
            facts.addAll(tag(name, tag.path("Key").asString(), tag.path("Value").asString()));
        }
    }
}
