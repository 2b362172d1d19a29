package dev.homeport.server.quota;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class TokenBucketTest {
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");
    private final TokenBucket bucket = new TokenBucket(new Rate(10, 5), now);

    private int takeAll() {
        int taken = 0;
        while (bucket.take(now)) {
            taken++;
        }
        return taken;
    }

    @Test
    void aBurstGoesThroughAndThenAsManyAsTheRateSays() {
        assertThat(takeAll()).isEqualTo(10);
        now = now.plusMillis(199);
        assertThat(takeAll()).isZero();
        now = now.plusMillis(1);
        assertThat(takeAll()).isEqualTo(1);
        now = now.plusSeconds(1);
        assertThat(takeAll()).isEqualTo(5);
    }

    @Test
    void noMoreThanABurstIsSaved() {
        now = now.plus(Duration.ofDays(365_000));
        assertThat(takeAll()).isEqualTo(10);
    }

    @Test
    void aClockThatStepsBackTakesNothingAway() {
        now = now.minusSeconds(60);
        assertThat(takeAll()).isEqualTo(10);
        now = now.plusSeconds(60);
        assertThat(takeAll()).isZero();
    }
}
