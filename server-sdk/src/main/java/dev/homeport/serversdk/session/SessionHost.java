package dev.homeport.serversdk.session;

import dev.homeport.serversdk.DescribePlayerSessionsRequest;
import dev.homeport.serversdk.GameLiftException;
import dev.homeport.serversdk.GameLiftServer;
import dev.homeport.serversdk.GameSession;
import dev.homeport.serversdk.PlayerSession;
import dev.homeport.serversdk.ProcessParameters;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Hosts one game session: loads it, lets players in who have a slot, and ends it, by default when the last player has
 * left.
 *
 * <pre>{@code
 * try (SessionHost host = SessionHost.builder(game).port(7777).start()) {
 *     game.run(host); // asks host.onPlayerJoin about everyone who connects, tells host.onPlayerLeave when they go
 *     host.awaitEnd();
 * }
 * }</pre>
 *
 * <p>All methods may be called from any thread.
 */
public final class SessionHost implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger("dev.homeport.serversdk");

    private final GameLiftServer gameLift;
    private final SessionEvents game;
    private final Attendance attendance;
    private final AtomicBoolean ending = new AtomicBoolean();
    private final CountDownLatch over = new CountDownLatch(1);

    SessionHost(GameLiftServer gameLift, SessionEvents game, SessionHostBuilder settings) {
        this.gameLift = gameLift;
        this.game = game;
        this.attendance =
                new Attendance(gameLift, settings.endsWhenEmpty(), settings.lookAgainAfter(), this::destroySession);
        gameLift.processReady(ProcessParameters.builder()
                .port(settings.port())
                .logParameters(settings.logs())
                .onHealthCheck(game::onSessionHealthCheck)
                .onUpdateGameSession(game::onUpdateSession)
                .onProcessTerminate(this::destroySession)
                .onStartGameSession(session -> {
                    create(session);
                    settings.firstPlayerWithin().ifPresent(attendance::expectSomebodyWithin);
                })
                .build());
    }

    /** Begins with a host that connects as the environment says, see {@link GameLiftServer#initSdk()}. */
    public static SessionHostBuilder builder(SessionEvents game) {
        return new SessionHostBuilder(game);
    }

    private void create(GameSession session) {
        boolean loaded = false;
        try {
            loaded = game.onCreateSessionBegin(session);
            if (loaded) {
                gameLift.activateGameSession();
                game.onCreateSessionEnd();
            }
        } catch (RuntimeException e) {
            loaded = false;
            LOG.log(System.Logger.Level.ERROR, "Game session " + session.gameSessionId() + " could not start", e);
        }
        if (!loaded) {
            destroySession();
        }
    }

    /** Whether a player who has connected and shows this id may play; if not, send them away. */
    public boolean onPlayerJoin(String playerSessionId) {
        return attendance.join(playerSessionId);
    }

    /** A player who was let in has left. */
    public void onPlayerLeave(String playerSessionId) {
        attendance.leave(playerSessionId);
    }

    /** What the service knows of a player's slot. */
    public Optional<PlayerSession> playerSession(String playerSessionId) {
        return gameLift
                .describePlayerSessions(DescribePlayerSessionsRequest.forPlayerSession(playerSessionId))
                .playerSessions()
                .stream()
                .findFirst();
    }

    /** Ends the session, and with it the use of this process. Doing it twice is doing it once. */
    public void destroySession() {
        if (!ending.compareAndSet(false, true)) {
            return;
        }
        try {
            game.onDestroySessionBegin();
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.ERROR, "The game could not say goodbye", e);
        }
        try {
            gameLift.processEnding();
            game.onDestroySessionEnd();
        } catch (GameLiftException e) {
            LOG.log(System.Logger.Level.WARNING, "The service could not be told of the end: " + e.getMessage());
        } finally {
            over.countDown();
        }
    }

    /** Waits until the session is over. */
    public void awaitEnd() throws InterruptedException {
        over.await();
    }

    /** For what goes beyond this interface, such as backfill. */
    public GameLiftServer gameLift() {
        return gameLift;
    }

    /** Ends the session if it is not over, and disconnects. */
    @Override
    public void close() {
        destroySession();
        gameLift.close();
    }
}
