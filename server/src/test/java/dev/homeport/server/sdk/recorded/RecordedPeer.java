package dev.homeport.server.sdk.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.edge.RawClient;
import dev.homeport.server.edge.RawWebSocket;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** One connection of a recorded SDK, made with the very bytes of its request. */
final class RecordedPeer implements AutoCloseable {
    private static final int ABNORMAL = 1006;

    private final RawClient client;
    private final RawWebSocket socket;
    private final List<JsonNode> unread = new ArrayList<>();

    /** Over TLS this speaks 1.2 and believes every certificate, as the C++ SDK does. */
    RecordedPeer(URI endpoint, boolean tls, String request) throws IOException {
        client = new RawClient(tls ? secure(endpoint) : new Socket(endpoint.getHost(), endpoint.getPort()));
        socket = new RawWebSocket(client);
        assertThat(client.send(request).answer().status()).as(request).isEqualTo(101);
    }

    private static Socket secure(URI endpoint) throws IOException {
        try {
            SSLContext trusting = SSLContext.getInstance("TLS");
            trusting.init(null, InsecureTrustManagerFactory.INSTANCE.getTrustManagers(), null);
            SSLSocket socket =
                    (SSLSocket) trusting.getSocketFactory().createSocket(endpoint.getHost(), endpoint.getPort());
            socket.setEnabledProtocols(new String[] {"TLSv1.2"});
            return socket;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    void send(String frame) throws IOException {
        socket.send(RawWebSocket.TEXT, frame);
    }

    JsonNode answer(String requestId) throws IOException {
        return await(frame -> frame.field("RequestId")
                .map(JsonNode::text)
                .filter(requestId::equals)
                .isPresent());
    }

    JsonNode push(String action) throws IOException {
        return await(frame -> frame.field("RequestId").isEmpty()
                && frame.field("Action").orElseThrow().text().equals(action));
    }

    /** A push may overtake an answer; what was not asked for yet is kept. */
    private JsonNode await(Predicate<JsonNode> wanted) throws IOException {
        for (Iterator<JsonNode> kept = unread.iterator(); kept.hasNext(); ) {
            JsonNode frame = kept.next();
            if (wanted.test(frame)) {
                kept.remove();
                return frame;
            }
        }
        while (true) {
            RawWebSocket.Frame frame = socket.frame();
            if (frame.opcode() == RawWebSocket.PING) {
                socket.send(true, RawWebSocket.PONG, frame.payload());
                continue;
            }
            assertThat(frame.opcode()).as("a text frame").isEqualTo(RawWebSocket.TEXT);
            JsonNode json = JsonNode.parser().parse(frame.text());
            if (wanted.test(json)) {
                return json;
            }
            unread.add(json);
        }
    }

    void close(int code) throws IOException {
        if (code != ABNORMAL) {
            socket.send(
                    true,
                    RawWebSocket.CLOSE,
                    ByteBuffer.allocate(2).putShort((short) code).array());
        }
        client.close();
    }

    @Override
    public void close() throws IOException {
        client.close();
    }
}
