package dev.homeport.serversdk;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.text.MessageFormat;
import java.time.Instant;
import java.util.ResourceBundle;

/**
 * A logger for {@link GameLiftServer#setLogger} that writes to the file in which the SDKs for Go and C++ write:
 * {@code gamelift-server-sdk-<processId>.log}.
 */
public final class LogFile implements System.Logger {
    private final Path file;
    private final Level least;

    private LogFile(Path file, Level least) {
        this.file = file;
        this.least = least;
    }

    /** Appends to the process's file in this directory, usually {@code logs}, and makes the directory if need be. */
    public static LogFile in(Path directory, String processId) {
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw new GameLiftException(
                    ErrorType.VALIDATION_EXCEPTION, "directory '" + directory + "' cannot be made: " + e, e);
        }
        String safe = processId.replaceAll("[^a-zA-Z0-9._-]", "_");
        return new LogFile(directory.resolve("gamelift-server-sdk-" + safe + ".log"), Level.INFO);
    }

    /** The same file, with lines from this level on; {@code INFO} unless said otherwise. */
    public LogFile from(Level level) {
        return new LogFile(file, level);
    }

    public Path path() {
        return file;
    }

    @Override
    public String getName() {
        return "dev.homeport.serversdk";
    }

    @Override
    public boolean isLoggable(Level level) {
        return level.getSeverity() >= least.getSeverity();
    }

    @Override
    public void log(Level level, ResourceBundle bundle, String message, Throwable thrown) {
        if (isLoggable(level)) {
            StringWriter trace = new StringWriter();
            if (thrown != null) {
                thrown.printStackTrace(new PrintWriter(trace, true));
            }
            write(level, message + System.lineSeparator() + trace);
        }
    }

    @Override
    public void log(Level level, ResourceBundle bundle, String format, Object... parameters) {
        if (isLoggable(level)) {
            boolean plain = parameters == null || parameters.length == 0;
            write(level, (plain ? format : MessageFormat.format(format, parameters)) + System.lineSeparator());
        }
    }

    /** The SDK logs seldom, so that the file need not be kept open; a full disk must not stop the game. */
    private synchronized void write(Level level, String text) {
        try {
            Files.writeString(
                    file,
                    Instant.now() + " " + level + " " + text,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            System.err.println("The log file " + file + " cannot be written: " + e);
        }
    }
}
