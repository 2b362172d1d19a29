package dev.homeport.server.quota;

import java.util.Map;
import java.util.stream.Stream;

/** How many requests GameLift lets an account make at once, and a second, as its quota table says. */
record Rate(int burst, int perSecond) {
    static final Rate OF_THE_ACCOUNT = new Rate(500, 500);

    private static final Rate READING = new Rate(30, 30);
    private static final Rate WRITING = new Rate(20, 20);
    private static final Map<String, Rate> BY_OPERATION = Map.ofEntries(
            Map.entry("AcceptMatch", new Rate(100, 100)),
            Map.entry("CreateFleet", new Rate(4, 1)),
            Map.entry("CreateGameSession", new Rate(50, 50)),
            Map.entry("CreatePlayerSession", new Rate(200, 200)),
            Map.entry("CreatePlayerSessions", new Rate(200, 200)),
            Map.entry("DescribeGameSessionPlacement", new Rate(75, 75)),
            Map.entry("DescribeGameSessions", new Rate(20, 20)),
            Map.entry("DescribeMatchmaking", new Rate(200, 200)),
            Map.entry("DescribePlayerSessions", new Rate(200, 200)),
            Map.entry("GetComputeAuthToken", new Rate(10, 5)),
            Map.entry("RegisterCompute", new Rate(20, 20)),
            Map.entry("SearchGameSessions", new Rate(30, 30)),
            Map.entry("StartGameSessionPlacement", new Rate(75, 75)),
            Map.entry("StartMatchBackfill", new Rate(70, 70)),
            Map.entry("StartMatchmaking", new Rate(100, 100)),
            Map.entry("StopMatchmaking", new Rate(100, 100)));

    static Rate of(String operation) {
        boolean reads = Stream.of("Describe", "Get", "List", "Resolve", "Search", "Validate")
                .anyMatch(operation::startsWith);
        return BY_OPERATION.getOrDefault(operation, reads ? READING : WRITING);
    }
}
