package dev.homeport.server.log;

/** More commands wait for the log than it takes in; the caller may come back later. */
public final class OverloadedException extends RuntimeException {
    OverloadedException(LogLimits.Intake limits) {
        super(
                "no more than %d commands of %d bytes in all may wait to be written; try again later"
                        .formatted(limits.commandsWaiting(), limits.bytesWaiting()),
                null,
                false,
                false);
    }
}
