package dev.homeport.app;

import dev.homeport.serversdk.GameLiftServer;
import dev.homeport.serversdk.ProcessParameters;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * A game server process with the Java SDK, which reconnects by itself, and what it knows of its session and players.
 */
final class HostedGame implements AutoCloseable {
    private final GameLiftServer server;
    private final Set<String> sessions = ConcurrentHashMap.newKeySet();
    private final Queue<String> players = new ConcurrentLinkedQueue<>();

    HostedGame(GameFleet fleet, String webSocketUrl, String processId) {
        server =
                GameLiftServer.initSdk(fleet.parameters(webSocketUrl, processId).build());
        server.processReady(ProcessParameters.builder()
                .port(7777)
                .onStartGameSession(session -> {
                    sessions.add(session.gameSessionId());
                    server.activateGameSession();
                })
                .onHealthCheck(() -> true)
                .onProcessTerminate(() -> {})
                .build());
    }

    /** The sessions it was asked to host; more than one is one too many. */
    Set<String> sessions() {
        return sessions;
    }

    /** The players who are in, by what the service confirmed. */
    Queue<String> players() {
        return players;
    }

    /** Waits for the connection if it is lost. */
    void accept(String playerSessionId) {
        server.acceptPlayerSession(playerSessionId);
        players.add(playerSessionId);
    }

    /** The longest there leaves. */
    String removeOne() {
        String leaving = players.remove();
        server.removePlayerSession(leaving);
        return leaving;
    }

    /** Returns once the service has answered, so it is connected again. */
    void awaitConnection() {
        server.getComputeCertificate();
    }

    @Override
    public void close() {
        server.close();
    }
}
