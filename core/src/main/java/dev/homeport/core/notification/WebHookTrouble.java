package dev.homeport.core.notification;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * A web hook that does not take what it is told.
 *
 * @param missed how many notifications were forgotten before they could be delivered
 */
public record WebHookTrouble(
        String webHook, int attempts, Optional<Instant> since, Optional<Instant> retryAt, String reason, long missed) {
    private static final long LONGEST_WAIT_SECONDS = 60;

    static WebHookTrouble none(String webHook) {
        return new WebHookTrouble(webHook, 0, Optional.empty(), Optional.empty(), "", 0);
    }

    /** Waits a second, then twice as long each time, up to a minute. */
    WebHookTrouble again(String why, Instant now) {
        long wait = Math.min(LONGEST_WAIT_SECONDS, 1L << Math.min(attempts, 10));
        Instant next = now.plus(Duration.ofSeconds(wait));
        return new WebHookTrouble(
                webHook, attempts + 1, Optional.of(since.orElse(now)), Optional.of(next), why, missed);
    }

    WebHookTrouble missedOne() {
        return new WebHookTrouble(webHook, attempts, since, retryAt, reason, missed + 1);
    }
}
