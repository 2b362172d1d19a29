package dev.homeport.serversdk.internal;

import java.lang.System.Logger.Level;

/** The SDK's log: the JDK's own logging façade, so that the game decides where lines go. */
final class Log {
    private static final System.Logger LOGGER = System.getLogger("dev.homeport.serversdk");

    private Log() {}

    static void debug(String message) {
        LOGGER.log(Level.DEBUG, message);
    }

    static void info(String message) {
        LOGGER.log(Level.INFO, message);
    }

    static void warning(String message) {
        LOGGER.log(Level.WARNING, message);
    }

    static void error(String message, Throwable cause) {
        LOGGER.log(Level.ERROR, message, cause);
    }
}
