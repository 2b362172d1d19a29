package dev.homeport.server.legacy.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.GameSessionUpdate;
import dev.homeport.core.process.TerminateProcess;
import dev.homeport.server.TestHomeport;
import dev.homeport.server.contract.ClockClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.gamelift.model.GameProperty;

/**
 * The session and the player that all recordings tell of, at the time they tell of.
 *
 * <p>The game servers were genuine, and the server a stand-in that made its answers up. Homeport's are the same byte
 * for byte, except for the few texts that {@link #ours} lists and the ids of sockets, which are random.
 */
final class RecordedGame {
    /** When the game begins; the player comes at the time that the recordings show. */
    static final Instant START = Instant.ofEpochMilli(1_700_000_000_000L).minusSeconds(10);

    private static final Duration GRACE_FOR_HEALTH = Duration.ofSeconds(2);
    private static final Duration UNTIL_THE_PLAYER_COMES =
            Duration.ofSeconds(10).minus(GRACE_FOR_HEALTH);
    private static final String SESSION = "gsess-11111111-2222-3333-4444-555555555555";
    private static final String RECORDED_PLAYER = "psess-1";
    private static final Pattern BASE64 = Pattern.compile("\"([A-Za-z0-9+/]{8,}={0,2})\"\n]");
    private static final Pattern TERMINATION = Pattern.compile("terminationTime\\\\*\":\\\\*\"(\\d+)");
    private static final Pattern SOCKET_ID = Pattern.compile("(?<=^0\\{\"sid\":\")[A-Za-z0-9_-]{20}(?=\",)");

    private final TestHomeport homeport;
    private final ClockClient clock;
    private final Path tls;
    private final Set<String> socketIds = new HashSet<>();
    private String player;

    RecordedGame(TestHomeport homeport, Path data) {
        this.homeport = homeport;
        this.clock = new ClockClient(homeport.endpoint());
        this.tls = data.resolve("tls").toAbsolutePath();
    }

    /**
     * What is sent instead of what was recorded: the service gives player sessions their ids, and nobody can choose.
     */
    String real(String recorded) {
        Matcher base64 = BASE64.matcher(recorded);
        if (base64.find()) {
            String inner = new String(Base64.getDecoder().decode(base64.group(1)), StandardCharsets.ISO_8859_1);
            String encoded = Base64.getEncoder().encodeToString(real(inner).getBytes(StandardCharsets.ISO_8859_1));
            return recorded.replace(base64.group(1), encoded);
        }
        // Both ids are shorter than 128, so that their length is one byte.
        String before = (char) RECORDED_PLAYER.length() + RECORDED_PLAYER;
        return recorded.contains(before)
                ? recorded.replace(before, (char) playerId().length() + playerId())
                : recorded;
    }

    private String playerId() {
        if (player == null) {
            clock.advance(UNTIL_THE_PLAYER_COMES);
            player = homeport.gameLift()
                    .createPlayerSession(
                            request -> request.gameSessionId(SESSION).playerId("p1"))
                    .playerSession()
                    .playerSessionId();
        }
        return player;
    }

    void assertSame(String recorded, String actual) {
        assertThat(actual).isEqualTo(withSocketId(actual, ours(recorded)));
    }

    /** What Homeport says where the stand-in said something that cannot be. */
    private String ours(String recorded) {
        String named = player == null ? recorded : recorded.replace(RECORDED_PLAYER, player);
        return named
                // It answered with its one fixed player session after it had accepted the player.
                .replace("RESERVED", "ACTIVE")
                // Its own words.
                .replace("bad player session", "Player session bad-1 not found")
                // Files that are not there; the certificate of a server on its own is its own root.
                .replace("/c.pem", tls.resolve("cert.pem").toString())
                .replace("/k.pem", tls.resolve("key.pem").toString())
                .replace("/r.pem", tls.resolve("cert.pem").toString());
    }

    /** Each socket has another id, in the form of the recorded one. */
    private String withSocketId(String actual, String expected) {
        Matcher id = SOCKET_ID.matcher(actual);
        if (!id.find()) {
            return expected;
        }
        assertThat(socketIds.add(id.group())).as("a new id").isTrue();
        return SOCKET_ID.matcher(expected).replaceFirst(id.group());
    }

    /** Makes happen what the game server is about to be told. */
    void cause(String frame) {
        if (frame.contains("StartGameSession") || frame.contains(".ActivateGameSession\"")) {
            // C# 3.3.0 reports its health only afterwards, so the time is up in which that is waited for.
            clock.advance(GRACE_FOR_HEALTH);
            createSession();
        } else if (frame.contains("UpdateGameSession")) {
            GameSession session = session();
            homeport.deliver(new GameSessionUpdate(
                    session.process(), session, GameSessionUpdate.Reason.MATCHMAKING_DATA_UPDATED, "ticket-1"));
        } else if (frame.contains("TerminateProcess")) {
            homeport.deliver(new TerminateProcess(session().process(), terminationTime(frame)));
        }
    }

    private void createSession() {
        homeport.gameLift()
                .createGameSession(request -> request.fleetId("fleet-123")
                        .gameSessionId(SESSION)
                        .name("n1")
                        .maximumPlayerSessionCount(2)
                        .gameProperties(
                                GameProperty.builder().key("k").value("v").build())
                        .gameSessionData("gsd"));
    }

    private GameSession session() {
        return homeport.state().gameSessions().of("fleet-123").firstEntry().getValue();
    }

    /** Seconds where the protocol is socket.io, and milliseconds where the message comes in an envelope. */
    private static Instant terminationTime(String frame) {
        Matcher time = TERMINATION.matcher(frame);
        assertThat(time.find()).isTrue();
        long number = Long.parseLong(time.group(1));
        return frame.contains("innerMessage") ? Instant.ofEpochMilli(number) : Instant.ofEpochSecond(number);
    }
}
