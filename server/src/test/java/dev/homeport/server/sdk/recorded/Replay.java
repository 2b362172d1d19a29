package dev.homeport.server.sdk.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestHomeport;
import dev.homeport.server.contract.ClockClient;
import dev.homeport.server.sdk.recorded.Recording.Answer;
import dev.homeport.server.sdk.recorded.Recording.Closed;
import dev.homeport.server.sdk.recorded.Recording.Handshake;
import dev.homeport.server.sdk.recorded.Recording.Push;
import dev.homeport.server.sdk.recorded.Recording.Sent;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.gamelift.model.GameProperty;
import software.amazon.awssdk.services.gamelift.model.GameSession;

/**
 * Plays a recorded SDK to a running server: sends its requests and frames as they are, but for ids and tokens, and
 * compares each answer with the one it got. Where the stub pushed something, the same is brought about through the API.
 */
final class Replay implements AutoCloseable {
    private static final String LOCATION_PREFIX = "custom-";

    private final TestHomeport homeport;
    private final Recording recording;
    private final boolean tls;
    private final List<RecordedPeer> sockets = new ArrayList<>();
    private final Map<String, String> tokens = new LinkedHashMap<>();
    private final Map<String, String> ids = new LinkedHashMap<>();
    private final String fleetId;
    private final String location;
    private String session;
    private int own;

    Replay(TestHomeport homeport, String name, boolean tls) {
        this.homeport = homeport;
        this.recording = Recording.named(name);
        this.tls = tls;
        this.location = LOCATION_PREFIX + name.replace('.', '-') + (tls ? "-wss" : "-ws");
        this.fleetId = homeport.createFleet(location);
        this.ids.put("p1", "p1-on-" + fleetId);
        registerCompute();
    }

    private void registerCompute() {
        Handshake first = recording.firstHandshake();
        String compute = first.parameter("ComputeId");
        boolean hasDnsName = recording
                .all(Push.class)
                .anyMatch(push -> push.json().field("DnsName").isPresent());
        homeport.gameLift()
                .registerCompute(request -> request.fleetId(fleetId)
                        .computeName(compute)
                        .ipAddress("127.0.0.1")
                        .dnsName(hasDnsName ? "localhost" : null)
                        .certificatePath("/etc/cert.pem")
                        .location(location));
        String token = homeport.gameLift()
                .getComputeAuthToken(request -> request.fleetId(fleetId).computeName(compute))
                .authToken();
        tokens.put(first.parameter("Authorization"), token);
    }

    void run() throws IOException {
        for (Recording.Step step : recording.steps()) {
            switch (step) {
                case Handshake handshake -> connect(handshake);
                case Sent sent -> exchange(sockets.get(sent.socket() - 1), sent);
                case Push push -> provoke(sockets.get(push.socket() - 1), push.json());
                case Closed closed -> sockets.get(closed.socket() - 1).close(closed.code());
                case Answer _ -> {}
            }
        }
    }

    private void connect(Handshake handshake) throws IOException {
        String recordedToken = handshake.parameter("Authorization");
        String request = handshake
                .request()
                .replace("Authorization=" + recordedToken + "&", "Authorization=" + tokens.get(recordedToken) + "&")
                .replace("FleetId=" + handshake.parameter("FleetId") + "&", "FleetId=" + fleetId + "&")
                .replace(handshake.host(), endpoint().getAuthority());
        sockets.add(new RecordedPeer(endpoint(), tls, request));
    }

    private URI endpoint() {
        return homeport.endpoint();
    }

    private void exchange(RecordedPeer socket, Sent sent) throws IOException {
        JsonNode request = sent.json();
        JsonNode recorded = recording.answerTo(request);
        arrange(socket, request, recorded);
        socket.send(withOurIds(sent.frame()));
        JsonNode answer = socket.answer(text(request, "RequestId"));
        new AnswerCheck(fleetId, session, recording.firstHandshake().parameter("ComputeId")).check(recorded, answer);
    }

    /**
     * Makes true what the stub took to be: that a player has reserved a slot, that somebody is there to be described.
     */
    private void arrange(RecordedPeer socket, JsonNode request, JsonNode recorded) throws IOException {
        switch (text(request, "Action")) {
            case "AcceptPlayerSession" -> {
                String id = text(request, "PlayerSessionId");
                if (AnswerCheck.isSuccess(recorded) && !ids.containsKey(id)) {
                    ids.put(id, reserve(ids.get("p1")));
                }
            }
            case "DescribePlayerSessions" -> {
                if (request.field("GameSessionId").isPresent()) {
                    call(
                            socket,
                            "AcceptPlayerSession",
                            "\"GameSessionId\":\"%s\",\"PlayerSessionId\":\"%s\""
                                    .formatted(session, reserve("another")));
                }
            }
            default -> {}
        }
    }

    private String reserve(String playerId) {
        return homeport.gameLift()
                .createPlayerSession(request -> request.gameSessionId(session).playerId(playerId))
                .playerSession()
                .playerSessionId();
    }

    private String withOurIds(String frame) {
        String ours = frame;
        for (Map.Entry<String, String> id : ids.entrySet()) {
            ours = ours.replace("\"" + id.getKey() + "\"", "\"" + id.getValue() + "\"");
        }
        return ours;
    }

    private void provoke(RecordedPeer socket, JsonNode recorded) throws IOException {
        switch (text(recorded, "Action")) {
            case "CreateGameSession" -> {
                GameSession created = create(recorded);
                session = created.gameSessionId();
                ids.put(text(recorded, "GameSessionId"), session);
                PushCheck.createGameSession(recorded, socket.push("CreateGameSession"), created);
            }
            case "TerminateProcess" -> {
                homeport.gameLift()
                        .terminateGameSession(request ->
                                request.gameSessionId(session).terminationMode("TRIGGER_ON_PROCESS_TERMINATE"));
                PushCheck.terminateProcess(recorded, socket.push("TerminateProcess"));
            }
            case "RefreshConnection" -> {
                new ClockClient(endpoint()).advance(Duration.ofSeconds(100));
                call(socket, "HeartbeatServerProcess", "\"HealthStatus\":true");
                JsonNode push = socket.push("RefreshConnection");
                PushCheck.refreshConnection(
                        push, (tls ? "wss://" : "ws://") + endpoint().getAuthority());
                tokens.put(text(recorded, "AuthToken"), text(push, "AuthToken"));
            }
            // The outcome of a backfill, which there is none of without matchmaking.
            case "UpdateGameSession" -> {}
            default -> throw new IllegalArgumentException(recorded.toString());
        }
    }

    private GameSession create(JsonNode push) {
        List<GameProperty> properties =
                push.field("GameProperties").map(JsonNode::asObject).orElse(Map.of()).entrySet().stream()
                        .map(property -> GameProperty.builder()
                                .key(property.getKey())
                                .value(property.getValue().text())
                                .build())
                        .toList();
        return homeport.gameLift()
                .createGameSession(request -> request.fleetId(fleetId)
                        .location(location)
                        .name(text(push, "GameSessionName"))
                        .gameSessionData(push.field("GameSessionData")
                                .map(JsonNode::text)
                                .orElse(null))
                        .gameProperties(properties)
                        .maximumPlayerSessionCount(Integer.parseInt(push.field("MaximumPlayerSessionCount")
                                .orElseThrow()
                                .asNumber())))
                .gameSession();
    }

    /** A request that the recording does not hold. */
    private void call(RecordedPeer socket, String action, String members) throws IOException {
        String requestId = "own-" + own++;
        socket.send("{\"Action\":\"%s\",\"RequestId\":\"%s\",%s}".formatted(action, requestId, members));
        assertThat(AnswerCheck.isSuccess(socket.answer(requestId))).as(action).isTrue();
    }

    /** How the session of the recording fared, if it had one. */
    Optional<GameSession> session() {
        return Optional.ofNullable(session)
                .map(id -> homeport.gameLift()
                        .describeGameSessions(request -> request.gameSessionId(id))
                        .gameSessions()
                        .getFirst());
    }

    static String text(JsonNode node, String member) {
        return node.field(member).orElseThrow().text();
    }

    @Override
    public void close() throws IOException {
        for (RecordedPeer socket : sockets) {
            socket.close();
        }
    }
}
