package dev.homeport.server.log;

/** More commands wait for the log than it takes in; the caller may come back later. */
public final class OverloadedException extends RuntimeException {
    OverloadedException(int waiting, long bytes) {
        super(
                "%d commands of %d bytes already wait to be written; try again later".formatted(waiting, bytes),
                null,
                false,
                false);
    }
}
