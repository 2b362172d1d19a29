package dev.homeport.sessionclient;

/** How the game reaches its server; called on a thread of the client, so it may block. */
public interface ConnectionHandler {
    /** Connects and shows the player session id; answers whether the server let the player in. */
    boolean connect(SessionConnection connection);

    /** Hangs up. The server notices and ends the player session. */
    void disconnect();
}
