package dev.homeport.server.operations;

import dev.homeport.server.log.TimeSource;
import java.time.Duration;
import java.util.UUID;

/**
 * Makes auth tokens. The end of a token tells when it expires, because an expired one is forgotten and could not be
 * told from a wrong one otherwise.
 */
public record TokenIssuer(Duration lifetime, TimeSource time) {
    private static final char BEFORE_EXPIRY = '.';
    private static final int RADIX = 36;

    public String newToken() {
        long expiry = time.now().plus(lifetime).getEpochSecond();
        return UUID.randomUUID() + String.valueOf(BEFORE_EXPIRY) + Long.toString(expiry, RADIX);
    }

    /** Whether the token's time is over by what it says of itself, which nothing proves. */
    public boolean looksExpired(String token) {
        try {
            long expiry = Long.parseLong(token.substring(token.lastIndexOf(BEFORE_EXPIRY) + 1), RADIX);
            return token.indexOf(BEFORE_EXPIRY) > 0 && expiry <= time.now().getEpochSecond();
        } catch (NumberFormatException e) {
            return false;
        }
    }
}
