package dev.homeport.server.gateway;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How many requests an address may make: so many at once, and as many again within each minute. Of an IPv6 address the
 * network counts, because one household has more addresses than anyone can remember.
 */
public final class RateLimit {
    private static final int IPV6_NETWORK_BYTES = 8;
    private static final int MOST_ADDRESSES = 100_000;

    private final Optional<Integer> perMinute;
    private final LongSupplier nanoTime;
    private final ConcurrentHashMap<String, Bucket> buckets = new ConcurrentHashMap<>();

    /** What is left to an address, and since when. */
    private record Bucket(double left, long since, boolean allowed) {}

    /** Without a number there is no limit. */
    public RateLimit(Optional<Integer> perMinute, LongSupplier nanoTime) {
        this.perMinute = perMinute;
        this.nanoTime = nanoTime;
    }

    boolean allows(InetAddress address) {
        if (perMinute.isEmpty()) {
            return true;
        }
        int most = perMinute.get();
        long now = nanoTime.getAsLong();
        if (buckets.size() > MOST_ADDRESSES) {
            forgetSome(most, now);
        }
        return buckets.compute(network(address), (_, bucket) -> take(bucket, most, now))
                .allowed();
    }

    /** Rather everybody's count starts anew than that memory runs out. */
    private void forgetSome(int most, long now) {
        buckets.values().removeIf(bucket -> filled(bucket, most, now) >= most);
        if (buckets.size() > MOST_ADDRESSES) {
            buckets.clear();
        }
    }

    private static Bucket take(Bucket bucket, int most, long now) {
        double left = bucket == null ? most : filled(bucket, most, now);
        return left < 1 ? new Bucket(left, now, false) : new Bucket(left - 1, now, true);
    }

    private static double filled(Bucket bucket, int most, long now) {
        double minutes = (now - bucket.since()) / (double) TimeUnit.MINUTES.toNanos(1);
        return Math.min(most, bucket.left() + minutes * most);
    }

    private static String network(InetAddress address) {
        byte[] bytes = address.getAddress();
        return Arrays.toString(address instanceof Inet6Address ? Arrays.copyOf(bytes, IPV6_NETWORK_BYTES) : bytes);
    }
}
