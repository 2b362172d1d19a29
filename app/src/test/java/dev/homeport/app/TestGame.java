package dev.homeport.app;

import dev.homeport.serversdk.GameSession;
import dev.homeport.serversdk.session.SessionEvents;
import dev.homeport.serversdk.session.SessionHost;
import dev.homeport.sessionclient.ConnectionHandler;
import dev.homeport.sessionclient.SessionConnection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;

/** Both ends of a game in one process: its server, and the connection that a player's client has to it. */
final class TestGame implements SessionEvents, ConnectionHandler {
    private final List<String> events = new CopyOnWriteArrayList<>();
    private final CompletableFuture<SessionHost> host = new CompletableFuture<>();
    private volatile boolean loads = true;
    private volatile boolean letsIn = true;
    private volatile boolean diesWhenCalled;
    private volatile String player;

    /** Tells the connection where the server is. */
    SessionHost on(SessionHost started) {
        host.complete(started);
        return started;
    }

    TestGame thatRefusesToLoad() {
        loads = false;
        return this;
    }

    TestGame thatLetsNobodyIn() {
        letsIn = false;
        return this;
    }

    TestGame thatDiesWhenSomebodyComes() {
        diesWhenCalled = true;
        return this;
    }

    void letEverybodyIn() {
        letsIn = true;
    }

    List<String> events() {
        return events;
    }

    @Override
    public boolean onCreateSessionBegin(GameSession session) {
        events.add("create begins");
        return loads;
    }

    @Override
    public void onCreateSessionEnd() {
        events.add("create ends");
    }

    @Override
    public void onDestroySessionBegin() {
        events.add("destroy begins");
    }

    @Override
    public void onDestroySessionEnd() {
        events.add("destroy ends");
    }

    @Override
    public boolean connect(SessionConnection connection) {
        if (diesWhenCalled) {
            host.join().destroySession();
            return false;
        }
        player = connection.playerSessionId();
        return letsIn && host.join().onPlayerJoin(player);
    }

    @Override
    public void disconnect() {
        host.join().onPlayerLeave(player);
    }
}
