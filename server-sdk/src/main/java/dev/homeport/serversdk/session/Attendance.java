package dev.homeport.serversdk.session;

import dev.homeport.serversdk.DescribePlayerSessionsRequest;
import dev.homeport.serversdk.GameLiftException;
import dev.homeport.serversdk.GameLiftServer;
import dev.homeport.serversdk.PlayerSessionCreationPolicy;
import dev.homeport.serversdk.PlayerSessionStatus;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Who is there, and whether it is time to end.
 *
 * <p>A session that is empty may still be waited for: somebody may hold a slot and be on their way, or take one at this
 * moment. So before the session ends it is closed to new players, and it ends only if then nobody has a slot; else it
 * is opened again and looked at later.
 */
final class Attendance {
    private static final System.Logger LOG = System.getLogger("dev.homeport.serversdk");

    private final GameLiftServer gameLift;
    private final boolean endsWhenEmpty;
    private final Duration lookAgainAfter;
    private final Runnable end;
    private final Set<String> players = new HashSet<>();
    private int joining;
    private boolean visited;
    private boolean closed;

    Attendance(GameLiftServer gameLift, boolean endsWhenEmpty, Duration lookAgainAfter, Runnable end) {
        this.gameLift = gameLift;
        this.endsWhenEmpty = endsWhenEmpty;
        this.lookAgainAfter = lookAgainAfter;
        this.end = end;
    }

    boolean join(String playerSessionId) {
        synchronized (this) {
            if (closed) {
                return false;
            }
            joining++;
        }
        boolean accepted = isAccepted(playerSessionId);
        synchronized (this) {
            joining--;
            if (accepted) {
                players.add(playerSessionId);
                visited = true;
            }
        }
        return accepted;
    }

    private boolean isAccepted(String playerSessionId) {
        try {
            gameLift.acceptPlayerSession(playerSessionId);
            return true;
        } catch (GameLiftException e) {
            LOG.log(System.Logger.Level.INFO, "Player session '" + playerSessionId + "' refused: " + e.getMessage());
            return false;
        }
    }

    void leave(String playerSessionId) {
        synchronized (this) {
            if (!players.remove(playerSessionId)) {
                return;
            }
        }
        try {
            gameLift.removePlayerSession(playerSessionId);
        } catch (GameLiftException e) {
            LOG.log(System.Logger.Level.WARNING, "Player session '" + playerSessionId + "' was not removed", e);
        }
        if (endsWhenEmpty) {
            endIfEmpty();
        }
    }

    /** Ends if until then nobody has come. */
    void expectSomebodyWithin(Duration time) {
        later(time, () -> {
            if (!isVisited()) {
                endIfEmpty();
            }
        });
    }

    private static void later(Duration pause, Runnable task) {
        CompletableFuture.delayedExecutor(pause.toMillis(), TimeUnit.MILLISECONDS, Attendance::onItsOwnThread)
                .execute(task);
    }

    /** The task waits for answers, so no shared thread may run it. */
    private static void onItsOwnThread(Runnable task) {
        Thread thread = new Thread(task, "session-host");
        thread.setDaemon(true);
        thread.start();
    }

    private synchronized boolean isVisited() {
        return visited;
    }

    private void endIfEmpty() {
        if (!isEmpty()) {
            return;
        }
        try {
            if (isAwaited()) {
                later(lookAgainAfter, this::endIfEmpty);
                return;
            }
            gameLift.updatePlayerSessionCreationPolicy(PlayerSessionCreationPolicy.DENY_ALL);
            if (isAwaited() || !close()) {
                gameLift.updatePlayerSessionCreationPolicy(PlayerSessionCreationPolicy.ACCEPT_ALL);
                later(lookAgainAfter, this::endIfEmpty);
                return;
            }
        } catch (GameLiftException e) {
            LOG.log(System.Logger.Level.WARNING, "Could not ask for those on their way: " + e.getMessage());
            if (!close()) {
                return;
            }
        }
        end.run();
    }

    private synchronized boolean isEmpty() {
        return players.isEmpty() && joining == 0 && !closed;
    }

    /** Lets nobody in any more, if nobody is there. */
    private synchronized boolean close() {
        closed = isEmpty();
        return closed;
    }

    /** Whether somebody holds a slot but has not come yet. */
    private boolean isAwaited() {
        return !gameLift.describePlayerSessions(
                        DescribePlayerSessionsRequest.forGameSession(gameLift.getGameSessionId())
                                .withStatus(PlayerSessionStatus.RESERVED)
                                .withLimit(1))
                .playerSessions()
                .isEmpty();
    }
}
