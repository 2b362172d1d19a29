package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.Config;
import dev.homeport.server.TestHomeport;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ManualClockTest {
    @RegisterExtension
    static final SharedServer SERVER = new SharedServer();

    @Test
    void timeStandsStillUntilItIsAdvanced() {
        ClockClient clock = SERVER.clock();
        Instant before = clock.now();
        assertThat(clock.now()).isEqualTo(before);
        ClockClient.Answer answer = clock.send("POST", "{\"advanceSeconds\":60}");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.body())
                .containsEntry("now", before.plusSeconds(60).toString())
                .containsEntry("mode", "manual");
        assertThat(clock.now()).isEqualTo(before.plusSeconds(60));
    }

    @Test
    void partsOfASecondCount() {
        Instant before = SERVER.now();
        SERVER.clock().send("POST", "{\"advanceSeconds\":0.25}");
        assertThat(SERVER.now()).isEqualTo(before.plusMillis(250));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                              | advanceSeconds",
                "{}                              | advanceSeconds",
                "{\"advanceSeconds\":-1}         | advanceSeconds",
                "{\"advanceSeconds\":1e12}       | advanceSeconds",
                "{\"advanceSeconds\":\"60\"}     | advanceSeconds",
                "{\"advanceSeconds\":null}       | advanceSeconds",
                "60                              | ''",
                "{\"advanceSeconds\":            | JSON"
            })
    void aBadBodyIsToldAndMovesNothing(String body, String named) {
        Instant before = SERVER.now();
        ClockClient.Answer answer = SERVER.clock().send("POST", body);
        assertThat(answer.status()).isEqualTo(400);
        assertThat((String) answer.body().get("error")).contains(named);
        assertThat(SERVER.now()).isEqualTo(before);
    }

    @Test
    void otherMethodsAreRefused() {
        assertThat(SERVER.clock().send("DELETE", "").status()).isEqualTo(405);
    }

    @Test
    void aClockThatRunsByItselfIsShownButNotMoved(@TempDir Path data) {
        try (TestHomeport homeport = TestHomeport.start(data, config -> config.clock(Config.Clock.REAL))) {
            ClockClient clock = new ClockClient(homeport.endpoint());
            assertThat(clock.send("GET", "").body()).containsEntry("mode", "real");
            ClockClient.Answer answer = clock.send("POST", "{\"advanceSeconds\":60}");
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.body())
                    .containsEntry("error", "The clock runs by itself; start with --clock manual to move it");
        }
    }
}
