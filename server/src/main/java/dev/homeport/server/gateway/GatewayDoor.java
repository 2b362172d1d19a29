package dev.homeport.server.gateway;

import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.edge.HttpService;
import dev.homeport.server.edge.Upgrade;
import dev.homeport.server.edge.WebSocketService;
import dev.homeport.server.http.Gatekeeper;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;

/**
 * One way into the gateway: lets in who shows the token, if one is asked for, and who does not call too often.
 *
 * <p>Whoever signs requests with an access key may do by the API what the gateway does, so signed requests are served
 * whatever the settings say.
 */
public final class GatewayDoor implements HttpService, WebSocketService {
    private static final String SIGNED = "AWS4-HMAC-SHA256";

    private final Gateway gateway;
    private final Gatekeeper gatekeeper;
    private final RateLimit rateLimit;
    private final boolean open;

    private GatewayDoor(Gateway gateway, Gatekeeper gatekeeper, RateLimit rateLimit, boolean open) {
        this.gateway = gateway;
        this.gatekeeper = gatekeeper;
        this.rateLimit = rateLimit;
        this.open = open;
    }

    /** On the port that serves everything; only signed requests get in unless the settings open it. */
    public static GatewayDoor onMainPort(Gateway gateway, Gatekeeper gatekeeper, RateLimit rateLimit) {
        return new GatewayDoor(
                gateway, gatekeeper, rateLimit, gateway.settings().onMainPort());
    }

    /** On a port of its own. */
    public static GatewayDoor onOwnPort(Gateway gateway, Gatekeeper gatekeeper, RateLimit rateLimit) {
        return new GatewayDoor(gateway, gatekeeper, rateLimit, true);
    }

    /** This door at each path that leads to the gateway. */
    public Map<String, HttpService> byPath() {
        return gateway.paths().stream().collect(Collectors.toMap(path -> path, _ -> this));
    }

    @Override
    public CompletionStage<HttpAnswer> handle(HttpCall call) {
        CompletionStage<HttpAnswer> answer;
        try {
            answer = answer(call);
        } catch (RuntimeException e) {
            answer = CompletableFuture.failedStage(e);
        }
        return answer.exceptionally(failure -> GatewayAnswers.error(failure, call.path()))
                .thenApply(this::withCors);
    }

    @Override
    public CompletionStage<Upgrade> open(HttpCall call) {
        GatewayError none = new GatewayError(400, "NoWebSockets", "The gateway does not speak WebSocket");
        return CompletableFuture.completedStage(new Upgrade.Refused(GatewayAnswers.error(none, call.path())));
    }

    private CompletionStage<HttpAnswer> answer(HttpCall call) {
        if (!gateway.paths().contains(call.path())) {
            throw new GatewayError(404, "NotFound", "There is nothing at " + call.method() + " " + call.path());
        }
        if (call.method().equals("OPTIONS")) {
            return CompletableFuture.completedStage(new HttpAnswer(204, Map.of(), new byte[0]));
        }
        admit(call);
        return gateway.handle(call);
    }

    private void admit(HttpCall call) {
        String authorization = call.headers().get("authorization", "");
        if (authorization.startsWith(SIGNED)) {
            gatekeeper.check(call);
            return;
        }
        if (!open) {
            throw new GatewayError(
                    404, "GatewayOff", "The gateway is not served here; start Homeport with --gateway to have it");
        }
        if (!rateLimit.allows(call.remote().getAddress())) {
            throw new GatewayError(
                    429, "TooManyRequests", "Too many requests from this address; try again in a minute");
        }
        gateway.settings().token().ifPresent(token -> requireToken(token, authorization));
    }

    /** Takes as long for a token that is nearly right as for any other. */
    private static void requireToken(String token, String authorization) {
        byte[] expected = ("Bearer " + token).getBytes(StandardCharsets.UTF_8);
        if (!MessageDigest.isEqual(expected, authorization.getBytes(StandardCharsets.UTF_8))) {
            throw new GatewayError(
                    401, "Unauthorized", "The Authorization header has to be 'Bearer' and the gateway's token");
        }
    }

    private HttpAnswer withCors(HttpAnswer answer) {
        Map<String, String> headers = new HashMap<>(answer.headers());
        headers.put("access-control-allow-origin", gateway.settings().allowedOrigin());
        headers.put("access-control-allow-methods", "GET, POST, OPTIONS");
        headers.put("access-control-allow-headers", "content-type, authorization");
        headers.put("access-control-max-age", "86400");
        return new HttpAnswer(answer.status(), headers, answer.body());
    }
}
