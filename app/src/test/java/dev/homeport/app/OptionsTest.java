package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OptionsTest {
    @Test
    void aValueFollowsItsNameOrAnEqualsSign() throws Exception {
        Options options = parse("--port", "1", "--data=a=b", "--insecure");

        assertThat(options.number("--port", 0, 9)).contains(1);
        assertThat(options.text("--data")).contains("a=b");
        assertThat(options.has("--insecure")).isTrue();
    }

    @Test
    void whatIsNotGivenIsEmpty() throws Exception {
        assertThat(parse().number("--port", 0, 9)).isEmpty();
        assertThat(parse().path("--data")).isEmpty();
        assertThat(parse().has("--insecure")).isFalse();
    }

    @Test
    void aMistakeIsNamed() {
        assertRefused("dev does not know '--prt=1'; see 'homeport dev --help'", "--prt=1");
        assertRefused("dev does not know 'extra'; see 'homeport dev --help'", "extra");
        assertRefused("dev does not know '--insecure=no'; see 'homeport dev --help'", "--insecure=no");
        assertRefused("--port needs a value; see 'homeport dev --help'", "--port");
        assertRefused("--port is given twice", "--port", "1", "--port", "2");
    }

    @Test
    void aNumberOutOfItsRangeIsNamedWithItsValue() {
        for (String value : List.of("10", "-1", "x", "", "99999999999")) {
            assertThatThrownBy(() -> parse("--port", value).number("--port", 0, 9))
                    .isInstanceOf(StartFailure.class)
                    .hasMessage("--port must be a number from 0 to 9, but was '" + value + "'");
        }
    }

    private static void assertRefused(String message, String... args) {
        assertThatThrownBy(() -> parse(args)).isInstanceOf(StartFailure.class).hasMessage(message);
    }

    private static Options parse(String... args) throws StartFailure {
        return Options.parse("dev", List.of(args), Set.of("--port", "--data"), Set.of("--insecure"));
    }
}
