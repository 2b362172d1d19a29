package dev.homeport.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs the scenarios named on the command line, or all of them. */
public final class Main {
    private static final Map<String, Scenario> SCENARIOS = new LinkedHashMap<>();

    static {
        SCENARIOS.put("startup", new StartupScenario());
        SCENARIOS.put("reads", new ReadsScenario());
        SCENARIOS.put("writes", new WritesScenario());
        SCENARIOS.put("restart", new RestartScenario());
        SCENARIOS.put("idle", new IdleScenario());
        SCENARIOS.put("sessions", new SessionsScenario());
        SCENARIOS.put("players", new PlayersScenario());
        SCENARIOS.put("colyseus", new ColyseusScenario());
        SCENARIOS.put("sockets", new SocketsScenario());
        SCENARIOS.put("placements", new PlacementsScenario());
        SCENARIOS.put("search", new SearchScenario());
        SCENARIOS.put("heap", new HeapScenario());
    }

    private Main() {}

    public static void main(String[] args) throws Exception {
        List<String> names = args.length == 0 ? List.copyOf(SCENARIOS.keySet()) : List.of(args);
        for (String name : names) {
            if (!SCENARIOS.containsKey(name)) {
                System.err.println("There is no scenario '" + name + "'; there are " + SCENARIOS.keySet());
                System.exit(1);
            }
        }
        System.out.println(Machine.describe());
        for (String name : names) {
            System.out.println("\n## " + name);
            SCENARIOS.get(name).run(Main::print);
        }
    }

    private static void print(String what, String figure) {
        System.out.printf("%-64s %s%n", what, figure);
    }
}
