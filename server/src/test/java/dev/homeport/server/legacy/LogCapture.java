package dev.homeport.server.legacy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Listens to the standard error stream, where the log goes. */
public final class LogCapture implements AutoCloseable {
    private final PrintStream before = System.err;
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    private LogCapture() {
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
    }

    public static LogCapture start() {
        return new LogCapture();
    }

    /** The log may be written a moment after the peer hears of it. */
    public void assertSaid(String text) {
        TestLegacy.eventually(() -> said.toString(StandardCharsets.UTF_8).contains(text));
    }

    @Override
    public void close() {
        System.setErr(before);
        before.write(said.toByteArray(), 0, said.size());
    }
}
