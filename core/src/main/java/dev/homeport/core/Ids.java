package dev.homeport.core;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.UUID;

/**
 * New ids, each following from the entry's seed and a counter.
 *
 * <p>Whoever knows one id of an entry must not be able to work out another, since a player session id admits a player,
 * so ids are hashes of the seed rather than steps of a random number generator.
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

    /** A version 4 UUID. */
    UUID next() {
        input.clear().putLong(seed.high()).putLong(seed.low()).putLong(counter++);
        ByteBuffer hash = ByteBuffer.wrap(sha256.digest(input.array()));
        long high = (hash.getLong() & 0xFFFF_FFFF_FFFF_0FFFL) | 0x4000L;
        long low = (hash.getLong() & 0x3FFF_FFFF_FFFF_FFFFL) | 0x8000_0000_0000_0000L;
        return new UUID(high, low);
    }
}
