package dev.homeport.serversdk;

import java.util.Optional;

/** Asks for the player sessions of one game session, of one player, or for one player session by its id. */
public final class DescribePlayerSessionsRequest {

    /** What a request looks player sessions up by. */
    public enum Key {
        GAME_SESSION_ID,
        PLAYER_ID,
        PLAYER_SESSION_ID
    }

    private final Key key;
    private final String id;
    private final Optional<PlayerSessionStatus> status;
    private final int limit;
    private final String nextToken;

    private DescribePlayerSessionsRequest(
            Key key, String id, Optional<PlayerSessionStatus> status, int limit, String nextToken) {
        this.key = key;
        this.id = id;
        this.status = status;
        this.limit = limit;
        this.nextToken = nextToken;
    }

    public static DescribePlayerSessionsRequest forGameSession(String gameSessionId) {
        return of(Key.GAME_SESSION_ID, gameSessionId);
    }

    public static DescribePlayerSessionsRequest forPlayer(String playerId) {
        return of(Key.PLAYER_ID, playerId);
    }

    public static DescribePlayerSessionsRequest forPlayerSession(String playerSessionId) {
        return of(Key.PLAYER_SESSION_ID, playerSessionId);
    }

    private static DescribePlayerSessionsRequest of(Key key, String id) {
        return new DescribePlayerSessionsRequest(key, id, Optional.empty(), 0, "");
    }

    /** Only player sessions in this state. */
    public DescribePlayerSessionsRequest withStatus(PlayerSessionStatus only) {
        return new DescribePlayerSessionsRequest(key, id, Optional.of(only), limit, nextToken);
    }

    /** At most this many on a page; 0 leaves it to the service. */
    public DescribePlayerSessionsRequest withLimit(int atMost) {
        return new DescribePlayerSessionsRequest(key, id, status, atMost, nextToken);
    }

    /** Continues after the page that returned this token. */
    public DescribePlayerSessionsRequest withNextToken(String token) {
        return new DescribePlayerSessionsRequest(key, id, status, limit, token);
    }

    public Key key() {
        return key;
    }

    public String id() {
        return id;
    }

    public Optional<PlayerSessionStatus> status() {
        return status;
    }

    public int limit() {
        return limit;
    }

    public String nextToken() {
        return nextToken;
    }
}
