package dev.homeport.serversdk.session;

import dev.homeport.serversdk.GameLiftException;
import dev.homeport.serversdk.GameLiftServer;
import dev.homeport.serversdk.LogParameters;
import dev.homeport.serversdk.ServerParameters;
import java.time.Duration;
import java.util.Optional;

/** Settings of a {@link SessionHost}. */
public final class SessionHostBuilder {
    private final SessionEvents game;
    private ServerParameters connectAs = ServerParameters.builder().build();
    private int port;
    private LogParameters logs = LogParameters.of();
    private boolean endsWhenEmpty = true;
    private Optional<Duration> firstPlayerWithin = Optional.empty();
    private Duration lookAgainAfter = Duration.ofSeconds(10);

    SessionHostBuilder(SessionEvents game) {
        this.game = game;
    }

    /** Where the service is; variables of the environment override it. */
    public SessionHostBuilder connectAs(ServerParameters parameters) {
        connectAs = parameters;
        return this;
    }

    /** Where players connect. */
    public SessionHostBuilder port(int value) {
        port = value;
        return this;
    }

    public SessionHostBuilder logs(String... paths) {
        logs = LogParameters.of(paths);
        return this;
    }

    /** Keeps the session when the last player has left; the game ends it with {@link SessionHost#destroySession}. */
    public SessionHostBuilder keepWhenEmpty() {
        endsWhenEmpty = false;
        return this;
    }

    /** Ends a session that nobody has come to after so long; without this it waits for ever. */
    public SessionHostBuilder firstPlayerWithin(Duration time) {
        firstPlayerWithin = Optional.of(time);
        return this;
    }

    /** When an empty session is looked at again that somebody is on their way to. */
    SessionHostBuilder lookAgainAfter(Duration time) {
        lookAgainAfter = time;
        return this;
    }

    /** Connects and offers the process for a session. */
    public SessionHost start() {
        GameLiftServer gameLift = GameLiftServer.initSdk(connectAs);
        try {
            return new SessionHost(gameLift, game, this);
        } catch (GameLiftException e) {
            gameLift.close();
            throw e;
        }
    }

    Duration lookAgainAfter() {
        return lookAgainAfter;
    }

    int port() {
        return port;
    }

    LogParameters logs() {
        return logs;
    }

    boolean endsWhenEmpty() {
        return endsWhenEmpty;
    }

    Optional<Duration> firstPlayerWithin() {
        return firstPlayerWithin;
    }
}
