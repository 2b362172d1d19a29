package dev.homeport.server.edge;

/** Fills an {@link HttpStream}. Called on the connection's event loop. */
public interface StreamSource {
    void opened(HttpStream stream);

    /** The peer has read enough for more to be sent. */
    void writable();

    void closed();
}
