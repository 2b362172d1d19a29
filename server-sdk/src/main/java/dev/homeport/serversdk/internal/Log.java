package dev.homeport.serversdk.internal;

import java.lang.System.Logger.Level;

/** The SDK's log: the JDK's own logging façade, or what the game gave instead, so that it decides where lines go. */
public final class Log {
    private static volatile System.Logger logger = System.getLogger("dev.homeport.serversdk");

    private Log() {}

    public static void to(System.Logger other) {
        logger = other;
    }

    public static void debug(String message) {
        logger.log(Level.DEBUG, message);
    }

    public static void info(String message) {
        logger.log(Level.INFO, message);
    }

    public static void warning(String message) {
        logger.log(Level.WARNING, message);
    }

    public static void error(String message, Throwable cause) {
        logger.log(Level.ERROR, message, cause);
    }
}
