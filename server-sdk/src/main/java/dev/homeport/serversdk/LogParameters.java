package dev.homeport.serversdk;

import java.util.List;

/** The files and folders GameLift keeps when a game session on a managed fleet has ended. */
public record LogParameters(List<String> logPaths) {

    public LogParameters {
        logPaths = List.copyOf(logPaths);
    }

    public static LogParameters of(String... logPaths) {
        return new LogParameters(List.of(logPaths));
    }
}
