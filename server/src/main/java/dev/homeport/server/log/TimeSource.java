package dev.homeport.server.log;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** Where the leader takes the time from that it stamps on entries. */
public interface TimeSource {
    /** In whole milliseconds, which is what the log keeps. */
    Instant now();

    /** How long until the instant comes by itself; empty if it never does. */
    Optional<Duration> until(Instant instant);

    static TimeSource real() {
        return new TimeSource() {
            @Override
            public Instant now() {
                return Instant.now().truncatedTo(ChronoUnit.MILLIS);
            }

            @Override
            public Optional<Duration> until(Instant instant) {
                return Optional.of(Duration.between(now(), instant));
            }
        };
    }
}
