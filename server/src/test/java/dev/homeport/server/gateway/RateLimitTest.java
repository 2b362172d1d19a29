package dev.homeport.server.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RateLimitTest {
    private final AtomicLong nanos = new AtomicLong();
    private final RateLimit limit = new RateLimit(Optional.of(2), nanos::get);

    @Test
    void whatWasUsedUpComesBackWithinAMinute() throws Exception {
        assertThat(allows("192.0.2.1")).isTrue();
        assertThat(allows("192.0.2.1")).isTrue();
        assertThat(allows("192.0.2.1")).isFalse();

        nanos.addAndGet(TimeUnit.SECONDS.toNanos(30));

        assertThat(allows("192.0.2.1")).isTrue();
        assertThat(allows("192.0.2.1")).isFalse();
    }

    @Test
    void addressesDoNotUseUpEachOthersRequests() throws Exception {
        allows("192.0.2.1");
        allows("192.0.2.1");

        assertThat(allows("192.0.2.2")).isTrue();
    }

    @Test
    void theAddressesOfOneIpv6NetworkCountAsOne() throws Exception {
        allows("2001:db8::1");
        allows("2001:db8::2");

        assertThat(allows("2001:db8::3")).isFalse();
        assertThat(allows("2001:db8:0:1::1")).isTrue();
    }

    @Test
    void withoutANumberThereIsNoLimit() throws Exception {
        RateLimit none = new RateLimit(Optional.empty(), nanos::get);
        for (int i = 0; i < 1_000; i++) {
            assertThat(none.allows(InetAddress.getByName("192.0.2.1"))).isTrue();
        }
    }

    private boolean allows(String address) throws UnknownHostException {
        return limit.allows(InetAddress.getByName(address));
    }
}
