package dev.homeport.server.log;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Time that stands still until somebody advances it. */
public final class ManualTime implements TimeSource {
    private final AtomicReference<Instant> now;

    public ManualTime(Instant start) {
        now = new AtomicReference<>(start.truncatedTo(ChronoUnit.MILLIS));
    }

    @Override
    public Instant now() {
        return now.get();
    }

    @Override
    public Optional<Duration> until(Instant instant) {
        return instant.isAfter(now()) ? Optional.empty() : Optional.of(Duration.ZERO);
    }

    public Instant advance(Duration by) {
        return now.updateAndGet(time -> time.plus(by));
    }

    /** Goes on where an earlier run stopped. */
    void notBefore(Instant instant) {
        now.updateAndGet(time -> time.isBefore(instant) ? instant : time);
    }
}
