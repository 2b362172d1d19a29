package dev.homeport.server.legacy.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestHomeport;
import dev.homeport.server.edge.RawClient;
import dev.homeport.server.edge.RawWebSocket;
import dev.homeport.server.legacy.LegacySettings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** Plays a recording against a server: sends what was sent, and expects what was answered. */
final class Replay implements AutoCloseable {
    private final TestHomeport homeport;
    private final RecordedGame game;
    private final Map<String, RawClient> connections = new HashMap<>();

    Replay(TestHomeport homeport, RecordedGame game) {
        this.homeport = homeport;
        this.game = game;
    }

    void play(Recording recording) throws IOException {
        for (Recording.Step step : recording.steps()) {
            if (step.sent()) {
                send(step);
            } else {
                expect(step);
            }
        }
    }

    private void send(Recording.Step step) throws IOException {
        switch (step.kind()) {
            case "open" -> connection(step).send(step.texts().getFirst());
            case "post" -> post(step);
            case "text" ->
                socket(step).send(RawWebSocket.TEXT, game.real(step.texts().getFirst()));
            case "binary" ->
                socket(step)
                        .send(
                                true,
                                RawWebSocket.BINARY,
                                bytes(game.real(step.texts().getFirst())));
            case "ping" -> socket(step).send(RawWebSocket.PING, "");
            case "close" ->
                socket(step).send(true, RawWebSocket.CLOSE, HexFormat.of().parseHex(step.rest()));
            case "end" -> connection(step).socket().shutdownOutput();
            default -> throw new IllegalArgumentException(step.toString());
        }
    }

    /** What stands for another id is longer or shorter than that, and then so is the body. */
    private void post(Recording.Step step) throws IOException {
        List<String> headAndBody = step.texts();
        byte[] body = bytes(game.real(headAndBody.getLast()));
        String head = headAndBody.getFirst().replaceAll("Content-Length: \\d+", "Content-Length: " + body.length);
        connection(step).send(head).send(body);
    }

    private void expect(Recording.Step step) throws IOException {
        switch (step.kind()) {
            case "head" ->
                assertThat(connection(step).answer().head())
                        .as(step.toString())
                        .isEqualTo(step.texts().getFirst());
            case "answer" -> {
                RawClient.Answer answer = connection(step).answer();
                game.assertSame(step.texts().getLast(), answer.body());
                assertThat(answer.head()).as(step.toString()).isEqualTo(head(step, answer.body()));
            }
            case "text" -> {
                String recorded = step.texts().getFirst();
                game.cause(recorded);
                game.assertSame(recorded, frame(step, RawWebSocket.TEXT).text());
            }
            case "pong" -> assertThat(frame(step, RawWebSocket.PONG).payload()).isEmpty();
            case "close" ->
                assertThat(HexFormat.of()
                                .formatHex(frame(step, RawWebSocket.CLOSE).payload()))
                        .isEqualTo(step.rest());
            case "end" ->
                assertThat(connection(step).isAtEnd()).as(step.toString()).isTrue();
            default -> throw new IllegalArgumentException(step.toString());
        }
    }

    /**
     * As recorded, but for what tells where the answer ends: the recorded peer was a Node server that sent chunks and
     * its own Date and Keep-Alive, which is no fact about GameLift.
     */
    private static String head(Recording.Step step, String body) {
        return step.texts().getFirst() + "content-length: " + bytes(body).length + "\r\n\r\n";
    }

    private RawWebSocket.Frame frame(Recording.Step step, int opcode) throws IOException {
        RawWebSocket.Frame frame = socket(step).frame();
        assertThat(frame.head())
                .as(step + " but came " + frame.text())
                .isEqualTo(RawWebSocket.serverHead(opcode, frame.payload().length));
        return frame;
    }

    private RawWebSocket socket(Recording.Step step) throws IOException {
        return new RawWebSocket(connection(step));
    }

    private RawClient connection(Recording.Step step) throws IOException {
        RawClient known = connections.get(step.connection());
        if (known == null) {
            known = RawClient.connect(port(step.number()));
            connections.put(step.connection(), known);
        }
        return known;
    }

    private int port(int recorded) {
        LegacySettings ports = homeport.legacyPorts();
        return switch (recorded) {
            case 5757 -> ports.socketIoPort();
            case 5758 -> ports.callPort();
            case 5759 -> ports.callbackPort();
            default -> throw new IllegalArgumentException("no port of an SDK: " + recorded);
        };
    }

    private static byte[] bytes(String characters) {
        return characters.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Override
    public void close() throws IOException {
        for (RawClient connection : connections.values()) {
            connection.close();
        }
    }
}
