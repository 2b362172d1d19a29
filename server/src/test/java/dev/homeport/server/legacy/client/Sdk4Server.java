package dev.homeport.server.legacy.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.legacy.LegacySettings;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** SDK 4.x for C# by hand: calls by HTTP, callbacks by WebSocket. */
public final class Sdk4Server implements LegacyGameServer {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final Pattern ENVELOPE = Pattern.compile(
            "\\{\"innerMessage\":\\{\"@type\":\"type.googleapis.com/com.amazon.whitewater.auxproxy.pbuffer.(\\w+)\",(.*)}}");

    private final URI calls;
    private final String processId;
    private final FrameQueue callbacks;

    public Sdk4Server(LegacySettings ports, String processId, String version) {
        this.calls = URI.create("http://localhost:" + ports.callPort() + "/");
        this.processId = processId;
        this.callbacks = new FrameQueue(
                URI.create("ws://127.0.0.1:%d/?pID=%s&sdkVersion=%s&sdkLanguage=CSharp"
                        .formatted(ports.callbackPort(), processId, version)),
                (socket, frame) -> {});
    }

    @Override
    public Outcome call(String message, Map<String, Object> fields) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(calls)
                .header("gamelift-target", message)
                .header("gamelift-server-pid", processId)
                .header("Accept", "application/json")
                .POST(BodyPublishers.ofByteArray(Messages.encode(message, fields)))
                .build();
        HttpResponse<String> response = CLIENT.send(request, BodyHandlers.ofString());
        return new Outcome(response.statusCode() == 200, response.body());
    }

    /** Under the name that SDK 3.x has for it. */
    @Override
    public Told next() throws InterruptedException {
        Matcher envelope = ENVELOPE.matcher(callbacks.next());
        assertThat(envelope.matches()).isTrue();
        String callback = envelope.group(1).equals("ActivateGameSession") ? "StartGameSession" : envelope.group(1);
        return new Told(callback, "{" + envelope.group(2) + "}");
    }

    @Override
    public void abort() {
        callbacks.socket().abort();
    }

    @Override
    public void close() {
        callbacks.socket().sendClose(WebSocket.NORMAL_CLOSURE, "").join();
    }
}
