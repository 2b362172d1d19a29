package dev.homeport.server.sdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Queue;
import java.util.UUID;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.gamelift.model.PlayerSession;

/** A game server process of which a test decides what it says, and when its socket drops and comes back. */
final class TestProcess implements AutoCloseable {
    private static final String READY =
            "\"SdkVersion\":\"5.6.0\",\"SdkLanguage\":\"Go\",\"Port\":7777,\"LogPaths\":null";

    private final SdkWorld world;
    private final String processId;
    private final Queue<JsonNode> unread = new ArrayDeque<>();
    private String token;
    private SdkPeer socket;

    private TestProcess(SdkWorld world, String processId, String token) {
        this.world = world;
        this.processId = processId;
        this.token = token;
        reconnect();
    }

    static TestProcess connect(SdkWorld world, String processId, String token) {
        return new TestProcess(world, processId, token);
    }

    static String query(String token, String fleetId, String processId) {
        return "Authorization=%s&ComputeId=%s&FleetId=%s&pID=%s&sdkLanguage=Go&sdkVersion=5.6.0"
                .formatted(token, SdkWorld.COMPUTE, fleetId, processId);
    }

    /** Opens a new socket; the old one, if there is one, stays as it is. */
    void reconnect() {
        socket = SdkPeer.connect(world.homeport().endpoint(), query(token, world.fleetId(), processId));
        unread.clear();
    }

    void reconnect(String newToken) {
        token = newToken;
        reconnect();
    }

    void dropSocket() {
        socket.close();
    }

    void ready() throws InterruptedException {
        ready(UUID.randomUUID().toString());
        heartbeat(true);
    }

    void ready(String requestId) throws InterruptedException {
        requireDone(call("ActivateServerProcess", requestId, READY));
    }

    void heartbeat(boolean healthy) throws InterruptedException {
        requireDone(call("HeartbeatServerProcess", "\"HealthStatus\":" + healthy));
    }

    /** Waits for the session it is asked to start, and says that it is up. */
    String activateSession() throws InterruptedException {
        String session = awaitSession();
        requireDone(call("ActivateGameSession", "\"GameSessionId\":\"" + session + "\""));
        return session;
    }

    String awaitSession() throws InterruptedException {
        return push("CreateGameSession").field("GameSessionId").orElseThrow().text();
    }

    /** The status with which the service answers. */
    int accept(PlayerSession player) throws InterruptedException {
        return status(call("AcceptPlayerSession", playerMembers(player)));
    }

    int remove(PlayerSession player) throws InterruptedException {
        return status(call("RemovePlayerSession", playerMembers(player)));
    }

    private static String playerMembers(PlayerSession player) {
        return "\"GameSessionId\":\"%s\",\"PlayerSessionId\":\"%s\""
                .formatted(player.gameSessionId(), player.playerSessionId());
    }

    void end() throws InterruptedException {
        requireDone(call("TerminateServerProcess", "\"Reason\":\"over\""));
    }

    JsonNode call(String action, String members) throws InterruptedException {
        return call(action, UUID.randomUUID().toString(), members);
    }

    JsonNode call(String action, String requestId, String members) throws InterruptedException {
        socket.send("{\"Action\":\"%s\",\"RequestId\":\"%s\",%s}".formatted(action, requestId, members));
        while (true) {
            JsonNode frame = JsonNode.parser().parse(socket.next());
            if (frame.field("RequestId")
                    .map(JsonNode::text)
                    .filter(requestId::equals)
                    .isPresent()) {
                return frame;
            }
            unread.add(frame);
        }
    }

    /** The next push of that kind; others before it are passed over. */
    JsonNode push(String action) throws InterruptedException {
        for (Iterator<JsonNode> kept = unread.iterator(); kept.hasNext(); ) {
            JsonNode frame = kept.next();
            kept.remove();
            if (isPush(frame, action)) {
                return frame;
            }
        }
        while (true) {
            JsonNode frame = JsonNode.parser().parse(socket.next());
            if (isPush(frame, action)) {
                return frame;
            }
        }
    }

    /** Whether a push of that kind has come before the answer to the last call. */
    boolean hasPush(String action) {
        return unread.stream().anyMatch(frame -> isPush(frame, action));
    }

    private static boolean isPush(JsonNode frame, String action) {
        return frame.field("Action").orElseThrow().text().equals(action)
                && frame.field("RequestId").isEmpty();
    }

    static int status(JsonNode answer) {
        return Integer.parseInt(answer.field("StatusCode").orElseThrow().asNumber());
    }

    static void requireDone(JsonNode answer) {
        assertThat(status(answer)).as(answer.toString()).isEqualTo(200);
    }

    @Override
    public void close() {
        dropSocket();
    }
}
