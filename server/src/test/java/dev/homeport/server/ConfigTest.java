package dev.homeport.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class ConfigTest {
    @Test
    void secretsNeverShowWhenSettingsArePrinted() {
        Config config = builder().keys(Map.of("AKIDEXAMPLE", "wJalrSecret")).build();

        assertThat(config.toString()).contains("AKIDEXAMPLE").doesNotContain("wJalrSecret");
    }

    @Test
    void aSettingOutOfItsRangeIsNamedWithItsValue() {
        assertRefused(c -> c.port(65536), "port must be between 0 and 65535, but was 65536");
        assertRefused(c -> c.host(" "), "host must not be empty");
        assertRefused(c -> c.region("Oregon"), "region must look like us-west-2, but was 'Oregon'");
        assertRefused(c -> c.accountId("12"), "account id must have 12 digits, but was '12'");
        assertRefused(c -> c.advertise("a b"), "advertised name must be a host name or address, but was 'a b'");
        assertRefused(
                c -> c.authTokenLifetime(Duration.ZERO), "auth token lifetime must be longer than zero, but was PT0S");
        assertRefused(c -> c.keys(Map.of()), "at least one access key is needed");
    }

    @Test
    void regionsOfEveryPartitionAreTaken() {
        assertThat(builder().region("us-gov-west-1").build().region()).isEqualTo("us-gov-west-1");
        assertThat(builder().region("ap-southeast-12").build().region()).isEqualTo("ap-southeast-12");
    }

    @Test
    void theLocalEndpointIsOneThatAClientCanUse() {
        assertThat(builder().build().localEndpoint(1)).hasToString("http://127.0.0.1:1");
        assertThat(builder().host("0.0.0.0").build().localEndpoint(1)).hasToString("http://127.0.0.1:1");
        assertThat(builder().host("::").build().localEndpoint(1)).hasToString("http://127.0.0.1:1");
        assertThat(builder().host("::1").build().localEndpoint(1)).hasToString("http://[::1]:1");
        assertThat(builder().host("::1").build().localEndpoint(1)).hasHost("[::1]");
    }

    private static void assertRefused(UnaryOperator<ConfigBuilder> change, String message) {
        assertThatThrownBy(() -> change.apply(builder()).build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    private static ConfigBuilder builder() {
        return Config.builder(Path.of("data"));
    }
}
