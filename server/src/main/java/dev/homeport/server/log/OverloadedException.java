package dev.homeport.server.log;

/** More commands wait for the log than it takes in; the caller may come back later. */
public final class OverloadedException extends RuntimeException {
    OverloadedException(int waiting) {
        super("%d commands already wait to be written; try again later".formatted(waiting), null, false, false);
    }
}
