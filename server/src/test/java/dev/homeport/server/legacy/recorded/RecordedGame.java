package dev.homeport.server.legacy.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.GameSessionUpdate;
import dev.homeport.core.process.TerminateProcess;
import dev.homeport.server.TestHomeport;
import dev.homeport.server.legacy.TestLegacy;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.gamelift.model.CreateGameSessionRequest;
import software.amazon.awssdk.services.gamelift.model.GameProperty;
import software.amazon.awssdk.services.gamelift.model.PlayerSession;

/**
 * The session and the player that all recordings tell of. The session can have the recorded id; the player session
 * cannot, so its id and time stand for the recorded ones in both directions.
 */
final class RecordedGame {
    private static final String SESSION = "gsess-11111111-2222-3333-4444-555555555555";
    private static final String RECORDED_PLAYER = "psess-1";
    private static final String RECORDED_TIME = "1700000000000";
    private static final Pattern BASE64 = Pattern.compile("\"([A-Za-z0-9+/]{8,}={0,2})\"\n]");
    private static final Pattern TERMINATION = Pattern.compile("terminationTime\\\\*\":\\\\*\"(\\d+)");

    private final TestHomeport homeport;
    private PlayerSession player;

    RecordedGame(TestHomeport homeport) {
        this.homeport = homeport;
    }

    /** What is sent instead of what was recorded. */
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
            player = homeport.gameLift()
                    .createPlayerSession(
                            request -> request.gameSessionId(SESSION).playerId("p1"))
                    .playerSession();
        }
        return player.playerSessionId();
    }

    void assertSame(Recording.Step step, String actual) {
        String body = step.texts().getFirst();
        String expected = player == null
                ? body
                : body.replace(RECORDED_PLAYER, playerId())
                        .replace(
                                RECORDED_TIME,
                                Long.toString(player.creationTime().toEpochMilli()))
                        .replace("RESERVED", "ACTIVE")
                        .replace("bad player session", "Player session bad-1 not found");
        assertThat(lasting(actual)).as(step.toString()).isEqualTo(lasting(expected));
    }

    /** Without what is made up anew each time, though in the same form. */
    private static String lasting(String frame) {
        return frame.replaceAll("\"sid\":\"[A-Za-z0-9_-]{20}\"", "<sid>")
                .replaceAll("ticketId(\\\\*\":\\\\*\")(ticket-1|[0-9a-f-]{36})", "ticketId$1<ticket>")
                .replaceAll("(\"[A-Za-z]+Path\":)\"/[^\"]*\\.pem\"", "$1<file>");
    }

    /** Makes happen what the game server is about to be told. */
    void cause(String frame) {
        if (frame.contains("StartGameSession") || frame.contains(".ActivateGameSession\"")) {
            TestLegacy.createSession(
                    homeport,
                    CreateGameSessionRequest.builder()
                            .fleetId("fleet-123")
                            .gameSessionId(SESSION)
                            .name("n1")
                            .maximumPlayerSessionCount(2)
                            .gameProperties(
                                    GameProperty.builder().key("k").value("v").build())
                            .gameSessionData("gsd")
                            .build());
        } else if (frame.contains("UpdateGameSession")) {
            GameSession session = session();
            homeport.deliver(new GameSessionUpdate(
                    session.process(), session, GameSessionUpdate.Reason.MATCHMAKING_DATA_UPDATED, "ticket-1"));
        } else if (frame.contains("TerminateProcess")) {
            homeport.deliver(new TerminateProcess(session().process(), terminationTime(frame)));
        }
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
