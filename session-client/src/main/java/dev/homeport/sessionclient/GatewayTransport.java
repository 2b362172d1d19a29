package dev.homeport.sessionclient;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;

/** Sessions by way of Homeport's gateway, which needs no credentials. */
final class GatewayTransport implements Transport {
    /** A slot is reserved for a minute, of which connecting takes a part. */
    private static final Duration SLOT_LIFETIME = Duration.ofSeconds(50);

    private final GatewayCalls calls;
    private final Map<JoinSessionRequest, FirstSlot> firstSlots = new ConcurrentHashMap<>();

    /** The slot a creator got with the session. */
    private record FirstSlot(SessionConnection connection, Instant until) {}

    GatewayTransport(GatewayCalls calls) {
        this.calls = calls;
    }

    @Override
    public void create(CreateSessionRequest request, CompletableFuture<SessionDescription> result) {
        if (!(request.target() instanceof CreateSessionRequest.Target.Gateway)) {
            throw new IllegalArgumentException(
                    "the gateway decides where sessions run; ask with throughGateway instead of naming "
                            + request.target());
        }
        CompletableFuture<JsonNode> answer = calls.post("/create_session", members(request));
        CompletableFuture<JsonNode> unused = answer.whenComplete((slot, failure) -> {
            if (failure == null) {
                result.complete(created(request, slot));
            } else {
                result.completeExceptionally(failure.getCause() == null ? failure : failure.getCause());
            }
        });
        CompletableFuture<SessionDescription> unusedCancellation =
                result.whenComplete((session, failure) -> answer.cancel(true));
    }

    private static Map<String, Object> members(CreateSessionRequest request) {
        Map<String, Object> members = new LinkedHashMap<>(request.properties());
        request.name().ifPresent(name -> members.put("session_name", name));
        request.creatorId().ifPresent(creator -> members.put("uuid", creator));
        members.put("num_connections", request.maximumPlayers());
        return members;
    }

    private SessionDescription created(CreateSessionRequest request, JsonNode slot) {
        SessionConnection connection = connection(slot);
        String id = slot.path("GameSessionId").asString();
        Instant now = Instant.now();
        firstSlots.values().removeIf(kept -> kept.until().isBefore(now));
        firstSlots.put(
                JoinSessionRequest.of(id, slot.path("PlayerId").asString()),
                new FirstSlot(connection, now.plus(SLOT_LIFETIME)));
        return new SessionDescription(
                id,
                request.name().orElse(""),
                request.properties(),
                1,
                request.maximumPlayers(),
                connection.host(),
                connection.port(),
                Optional.empty(),
                Optional.empty());
    }

    @Override
    public SearchPage search(SearchSessionsRequest request) {
        List<String> parameters = new ArrayList<>();
        request.filter().ifPresent(filter -> parameters.add("filter=" + encoded(filter.expression())));
        request.sort().ifPresent(sort -> parameters.add("sort=" + encoded(sort.expression())));
        String query = parameters.isEmpty() ? "" : "?" + String.join("&", parameters);
        List<SessionDescription> sessions = new ArrayList<>();
        GatewayCalls.await(calls.get("/find_session" + query)).forEach(found -> sessions.add(description(found)));
        return new SearchPage(
                sessions.subList(0, Math.min(sessions.size(), request.pageSize().orElse(Integer.MAX_VALUE))),
                Optional.empty());
    }

    private static String encoded(String expression) {
        return URLEncoder.encode(expression, StandardCharsets.UTF_8);
    }

    private static SessionDescription description(JsonNode session) {
        Map<String, String> properties = new LinkedHashMap<>();
        session.path("GameProperties")
                .forEach(property -> properties.put(
                        property.path("Key").asString(), property.path("Value").asString()));
        return new SessionDescription(
                session.path("GameSessionId").asString(),
                session.path("Name").asString(""),
                properties,
                session.path("CurrentPlayerSessionCount").asInt(0),
                session.path("MaximumPlayerSessionCount").asInt(0),
                host(session),
                session.path("Port").asInt(0),
                Optional.of(session.path("Location").asString("")).filter(location -> !location.isEmpty()),
                Optional.empty());
    }

    @Override
    public SessionConnection reserve(JoinSessionRequest request) {
        FirstSlot first = firstSlots.remove(JoinSessionRequest.of(request.sessionId(), request.playerId()));
        if (first != null && Instant.now().isBefore(first.until())) {
            return first.connection();
        }
        try {
            return connection(GatewayCalls.await(calls.post(
                    "/join_session", Map.of("GameSessionId", request.sessionId(), "uuid", request.playerId()))));
        } catch (ServiceRefusedException e) {
            boolean gone = e.code().equals("NotFoundException") || e.code().equals("InvalidGameSessionStatusException");
            throw gone ? new SessionEndedException(e.getMessage(), e) : e;
        }
    }

    @Override
    public boolean release(String sessionId, SessionConnection slot) {
        return GatewayCalls.await(calls.post(
                        "/leave_session",
                        Map.of("GameSessionId", sessionId, "PlayerSessionId", slot.playerSessionId())))
                .path("GameSessionStatus")
                .asString()
                .equals("ACTIVE");
    }

    private static SessionConnection connection(JsonNode slot) {
        return new SessionConnection(
                host(slot),
                slot.path("Port").asInt(),
                slot.path("PlayerSessionId").asString());
    }

    private static String host(JsonNode node) {
        return node.path("DnsName").asString(node.path("IpAddress").asString(""));
    }

    @Override
    public String startMatchmaking(StartMatchmakingRequest request) {
        throw noMatchmaking();
    }

    @Override
    public void acceptMatch(String ticketId, List<String> playerIds, boolean accept) {
        throw noMatchmaking();
    }

    @Override
    public void stopMatchmaking(String ticketId) {
        throw noMatchmaking();
    }

    private static ServiceRefusedException noMatchmaking() {
        return new ServiceRefusedException(
                "UnsupportedOperation", "the gateway has no matchmaking; use the GameLift API for it", null);
    }

    @Override
    public void close() {
        firstSlots.clear();
    }
}
