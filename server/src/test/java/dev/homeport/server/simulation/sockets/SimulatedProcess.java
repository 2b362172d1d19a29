package dev.homeport.server.simulation.sockets;

import dev.homeport.server.simulation.Dice;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * A game server process as the SDKs make it: it reconnects with the same id, sends what was not answered again under
 * the same request id, and drops a session that comes before it is ready.
 */
final class SimulatedProcess {
    private final String query;
    private final Dice dice;
    private final Network network;
    private final Map<String, String> unanswered = new LinkedHashMap<>();
    private final Set<String> players = new TreeSet<>();
    private final int incarnation;
    private SimulatedSocket socket;
    private boolean connecting;
    private boolean readySent;
    private boolean ready;
    private String session;
    private boolean activated;
    private boolean told;
    private boolean over;
    private int requests;

    SimulatedProcess(String query, int incarnation, Dice dice, Network network) {
        this.query = query;
        this.incarnation = incarnation;
        this.dice = dice;
        this.network = network;
    }

    /** Whether it has said that it ends, and the service has confirmed it. */
    boolean isOver() {
        return over;
    }

    /** Whether the service has told it to end. */
    boolean isTold() {
        return told;
    }

    /** The session the service knows it to have up, or null. */
    String activeSession() {
        return activated ? session : null;
    }

    Set<String> players() {
        return players;
    }

    boolean isConnected() {
        return socket != null && !socket.isDropped();
    }

    void connect(SimulatedService service) {
        if (!connecting) {
            connecting = true;
            service.connect(query, listener -> {
                connecting = false;
                if (isConnected()) {
                    socket.dropConnection();
                }
                socket = new SimulatedSocket(listener, network);
                socket.open();
                resend();
            });
        }
    }

    void drop() {
        if (isConnected()) {
            socket.dropConnection();
        }
    }

    /** The service is gone: whatever was being said to it has to be said again. */
    void loseService() {
        connecting = false;
        socket = null;
    }

    void resend() {
        if (isConnected()) {
            unanswered.values().forEach(socket::sendToService);
        }
    }

    /** Reads one message, if there is one. */
    boolean read() {
        String message = isConnected() ? socket.read() : null;
        if (message == null) {
            return false;
        }
        JsonNode json = JsonNode.parser().parse(message);
        String action = text(json, "Action");
        if (json.field("RequestId").isPresent()) {
            answered(action, text(json, "RequestId"), json);
        } else if (action.equals("CreateGameSession")) {
            start(text(json, "GameSessionId"));
        } else if (action.equals("TerminateProcess")) {
            told = true;
        }
        return true;
    }

    private void answered(String action, String requestId, JsonNode json) {
        String request = unanswered.remove(requestId);
        boolean done = json.field("StatusCode").orElseThrow().asNumber().equals("200");
        if (request == null || !done) {
            return;
        }
        switch (action) {
            case "ActivateServerProcess" -> ready = true;
            case "ActivateGameSession" -> activated = true;
            case "AcceptPlayerSession" -> players.add(playerOf(request));
            case "RemovePlayerSession" -> players.remove(playerOf(request));
            case "TerminateServerProcess" -> over = true;
            default -> {}
        }
    }

    private static String playerOf(String request) {
        return text(JsonNode.parser().parse(request), "PlayerSessionId");
    }

    private void start(String gameSessionId) {
        if (!ready || gameSessionId.equals(session)) {
            return;
        }
        if (session != null) {
            throw new AssertionError("one process was given both " + session + " and " + gameSessionId);
        }
        session = gameSessionId;
    }

    /** Says something that fits its state. */
    void speak() {
        if (!readySent) {
            readySent = true;
            request("ActivateServerProcess", "\"SdkVersion\":\"5.6.0\",\"SdkLanguage\":\"Go\",\"Port\":7777");
        } else if (ready && (told || dice.inPercent(1))) {
            end();
        } else if (ready && dice.inPercent(40)) {
            heartbeat(dice.inPercent(97));
        } else if (session != null && !activated && dice.inPercent(80)) {
            activate();
        }
    }

    void heartbeat(boolean healthy) {
        request("HeartbeatServerProcess", "\"HealthStatus\":" + healthy);
    }

    void activate() {
        if (session != null && !activated) {
            request("ActivateGameSession", "\"GameSessionId\":\"" + session + "\"");
        }
    }

    void end() {
        request("TerminateServerProcess", "\"Reason\":\"over\"");
    }

    /** About a player of the session it hosts. */
    void aboutPlayer(String action, String playerSessionId) {
        request(action, "\"GameSessionId\":\"%s\",\"PlayerSessionId\":\"%s\"".formatted(session, playerSessionId));
    }

    private void request(String action, String members) {
        if (!isConnected()) {
            return;
        }
        String requestId = "request-" + incarnation + "-" + requests++;
        String frame = "{\"Action\":\"%s\",\"RequestId\":\"%s\",%s}".formatted(action, requestId, members);
        unanswered.put(requestId, frame);
        socket.sendToService(frame);
    }

    boolean isReady() {
        return ready;
    }

    private static String text(JsonNode json, String member) {
        return json.field(member).orElseThrow().text();
    }
}
