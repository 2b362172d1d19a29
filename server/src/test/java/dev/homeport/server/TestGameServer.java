package dev.homeport.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.sdk.SdkPeer;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A game server process on a compute of its own, ready to host a game session. */
public final class TestGameServer implements AutoCloseable {
    private static final Pattern SESSION = Pattern.compile("\"GameSessionId\":\"([^\"]+)\"");

    private final SdkPeer socket;
    private final Queue<String> pushed = new ArrayDeque<>();
    private int requests;

    private TestGameServer(SdkPeer socket) {
        this.socket = socket;
    }

    public static TestGameServer start(TestHomeport homeport, String fleetId, String location, String compute)
            throws InterruptedException {
        homeport.gameLift()
                .registerCompute(request -> request.fleetId(fleetId)
                        .computeName(compute)
                        .ipAddress("192.0.2.7")
                        .location(location));
        String token = homeport.gameLift()
                .getComputeAuthToken(request -> request.fleetId(fleetId).computeName(compute))
                .authToken();
        String query = "Authorization=%s&ComputeId=%s&FleetId=%s&pID=process&sdkLanguage=Go&sdkVersion=5.6.0"
                .formatted(token, compute, fleetId);
        TestGameServer server = new TestGameServer(SdkPeer.connect(homeport.endpoint(), query));
        server.call(
                "ActivateServerProcess",
                ",\"SdkVersion\":\"5.6.0\",\"SdkLanguage\":\"Go\",\"Port\":7777,\"LogPaths\":null");
        server.call("HeartbeatServerProcess", ",\"HealthStatus\":true");
        return server;
    }

    /** Waits for the game session it is asked to start, and says that it is up. */
    public String activateSession() throws InterruptedException {
        Matcher asked = SESSION.matcher(pushed.isEmpty() ? socket.next() : pushed.remove());
        assertThat(asked.find()).as("a request to start a game session").isTrue();
        call("ActivateGameSession", ",\"GameSessionId\":\"" + asked.group(1) + "\"");
        return asked.group(1);
    }

    /** Waits for a message of this kind. */
    public void awaitPush(String action) throws InterruptedException {
        String frame = pushed.isEmpty() ? socket.next() : pushed.remove();
        assertThat(frame).contains("\"Action\":\"" + action + "\"");
    }

    /** Says that it is about to end, and stays. */
    public void end() throws InterruptedException {
        call("TerminateServerProcess", "");
    }

    /** A push may overtake an answer, and is kept. */
    private void call(String action, String members) throws InterruptedException {
        String request = "\"RequestId\":\"request-%d\"".formatted(requests++);
        socket.send("{\"Action\":\"%s\",%s%s}".formatted(action, request, members));
        String frame = socket.next();
        while (!frame.contains(request)) {
            pushed.add(frame);
            frame = socket.next();
        }
        assertThat(frame).contains("\"StatusCode\":200");
    }

    @Override
    public void close() {
        socket.close();
    }
}
