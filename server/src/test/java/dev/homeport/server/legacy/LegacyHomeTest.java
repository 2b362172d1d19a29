package dev.homeport.server.legacy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where players of legacy processes are sent. */
final class LegacyHomeTest {
    @Test
    void withoutAnAdvertisedNamePlayersAreOnThisMachine() {
        LegacyHome home = LegacyHome.of(LegacySettings.BESIDE, Optional.empty());
        assertThat(home.ipAddress()).contains("127.0.0.1");
        assertThat(home.dnsName()).contains("localhost");
    }

    @Test
    void anAdvertisedNameIsANameAndAnAddressAnAddress() {
        LegacyHome named = LegacyHome.of(LegacySettings.BESIDE, Optional.of("games.example.com"));
        assertThat(named.ipAddress()).isEmpty();
        assertThat(named.dnsName()).contains("games.example.com");

        for (String address : new String[] {"192.0.2.7", "2001:db8::7"}) {
            LegacyHome numbered = LegacyHome.of(LegacySettings.BESIDE, Optional.of(address));
            assertThat(numbered.ipAddress()).contains(address);
            assertThat(numbered.dnsName()).isEmpty();
        }
    }
}
