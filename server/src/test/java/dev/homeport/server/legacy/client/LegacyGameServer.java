package dev.homeport.server.legacy.client;

import java.io.IOException;
import java.util.Map;

/** A game server with a legacy SDK, however that talks. */
public interface LegacyGameServer extends AutoCloseable {
    /** How a call went; the text is the data asked for, or the reason. */
    record Outcome(boolean success, String text) {}

    /** What the game server was told, as JSON. */
    record Told(String callback, String json) {}

    /** Calls by the short name of a message, with its fields. */
    Outcome call(String message, Map<String, Object> fields) throws Exception;

    /** Offers the process for a session. */
    default void getReady() throws Exception {
        call("ProcessReady", Map.of("port", 7777));
        call("ReportHealth", Map.of("healthStatus", true));
    }

    /** The next callback, which has to come soon. */
    Told next() throws Exception;

    /** Loses its connections without a word. */
    void abort();

    /** Leaves as the SDK does. */
    @Override
    void close() throws IOException;
}
