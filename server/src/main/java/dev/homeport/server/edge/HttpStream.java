package dev.homeport.server.edge;

/** An answer under way that has no end of its own. To be used on the connection's event loop. */
public interface HttpStream {
    /** Whether the peer reads fast enough for more to be sent. */
    boolean isWritable();

    void send(String text);

    /** Runs a task on the connection's event loop; a connection that has closed may never run it. */
    void execute(Runnable task);
}
