package dev.homeport.core;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.UUID;

/**
 * New ids, each following from the time, the entry's seed and a counter.
 *
 * <p>Ids ascend with time, so new rows go to the end of their table, which is in the processor's cache; among a million
 * rows that makes adding one several times faster. Whoever knows one id of an entry must not be able to work out
 * another, since a player session id admits a player, so half of an id is a hash of the seed.
 */
final class Ids {
    private final MessageDigest sha256;
    private final ByteBuffer input = ByteBuffer.allocate(3 * Long.BYTES);
    private Entry.Seed seed;
    private long counter;

    Ids() {
        try {
            sha256 = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    void startFrom(Entry.Seed entrySeed) {
        seed = entrySeed;
        counter = 0;
    }

    /** A version 7 UUID: the time in milliseconds, the lower bits of the counter, and the hash. */
    UUID next(Instant now) {
        input.clear().putLong(seed.high()).putLong(seed.low()).putLong(counter);
        ByteBuffer hash = ByteBuffer.wrap(sha256.digest(input.array()));
        long high = now.toEpochMilli() << 16 | 0x7000L | (counter & 0x0FFFL);
        long low = (hash.getLong() & 0x3FFF_FFFF_FFFF_FFFFL) | 0x8000_0000_0000_0000L;
        counter++;
        return new UUID(high, low);
    }
}
