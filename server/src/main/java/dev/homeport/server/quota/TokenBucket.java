package dev.homeport.server.quota;

import java.time.Duration;
import java.time.Instant;

/** Lets so many through at once, and from then on so many a second. */
final class TokenBucket {
    private static final long TOKEN = 1_000;

    private final long capacity;
    private final long thousandthsPerMillisecond;
    private long thousandths;
    private Instant filledAt;

    TokenBucket(Rate rate, Instant now) {
        this.capacity = rate.burst() * TOKEN;
        // As many tokens a second are as many thousandths of a token a millisecond.
        this.thousandthsPerMillisecond = rate.perSecond();
        this.thousandths = capacity;
        this.filledAt = now;
    }

    synchronized boolean take(Instant now) {
        fill(now);
        boolean enough = thousandths >= TOKEN;
        thousandths -= enough ? TOKEN : 0;
        return enough;
    }

    /** A clock that steps back fills nothing. */
    private void fill(Instant now) {
        long elapsed = Duration.between(filledAt, now).toMillis();
        if (elapsed > 0) {
            long longest = capacity / thousandthsPerMillisecond + 1;
            thousandths = Math.min(capacity, thousandths + Math.min(elapsed, longest) * thousandthsPerMillisecond);
            filledAt = now;
        }
    }
}
