package dev.homeport.server.contract;

import dev.homeport.server.TestGameServer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;

/** A part of the contract that needs game servers to host sessions. */
abstract class SessionContractTest extends ContractTest {
    private final List<TestGameServer> servers = new ArrayList<>();

    @AfterEach
    void stopServers() {
        servers.forEach(TestGameServer::close);
    }

    /** A process that waits for a game session, on a compute of its own. */
    final TestGameServer newServer(String fleetId, String location) {
        try {
            TestGameServer server =
                    TestGameServer.start(SERVER.homeport(), fleetId, location, SERVER.newName("compute"));
            servers.add(server);
            return server;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * The id of a new game session that is active, given the members of CreateGameSession besides fleet and location.
     */
    final String newActiveSession(String fleetId, String location, Object... namesAndValues) {
        TestGameServer server = newServer(fleetId, location);
        Map<String, Object> input =
                new LinkedHashMap<>(members("FleetId", fleetId, "Location", location, "MaximumPlayerSessionCount", 4L));
        input.putAll(members(namesAndValues));
        String id =
                (String) map(call("CreateGameSession", input), "GameSession").get("GameSessionId");
        activate(server);
        return id;
    }

    /** Lets the server host the session it was asked to start. */
    static String activate(TestGameServer server) {
        try {
            return server.activateSession();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static List<Map<String, Object>> properties(String key, String value) {
        return List.of(members("Key", key, "Value", value));
    }
}
