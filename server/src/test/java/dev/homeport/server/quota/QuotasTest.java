package dev.homeport.server.quota;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.api.ApiError;
import dev.homeport.server.log.ManualTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class QuotasTest {
    private final ManualTime time = new ManualTime(Instant.parse("2026-01-01T00:00:00Z"));
    private final Quotas quotas = new Quotas(time);

    /** How many requests go through before one is refused. */
    private int charge(String operation) {
        for (int charged = 0; ; charged++) {
            try {
                quotas.charge(operation);
            } catch (ApiError throttled) {
                assertThat(throttled.code()).isEqualTo(ApiError.Code.THROTTLING);
                return charged;
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "CreateGameSession, 50, 50",
        "CreatePlayerSession, 200, 200",
        "StartGameSessionPlacement, 75, 75",
        "DescribeGameSessions, 20, 20",
        "SearchGameSessions, 30, 30",
        "GetComputeAuthToken, 10, 5",
        "CreateFleet, 4, 1",
        "ListFleets, 30, 30",
        "UpdateAlias, 20, 20",
    })
    void everyOperationHasTheRateOfTheTable(String operation, int burst, int perSecond) {
        assertThat(charge(operation)).isEqualTo(burst);
        time.advance(Duration.ofSeconds(1));
        assertThat(charge(operation)).isEqualTo(perSecond);
    }

    @Test
    void oneOperationDoesNotTakeFromAnother() {
        charge("CreateFleet");
        assertThat(charge("ListFleets")).isEqualTo(30);
    }

    @Test
    void allOperationsTogetherHaveARateToo() {
        charge("CreatePlayerSession");
        charge("CreatePlayerSessions");
        charge("DescribePlayerSessions");
        assertThatThrownBy(() -> quotas.charge("ListFleets")).hasMessage("Rate exceeded");
        time.advance(Duration.ofSeconds(1));
        assertThat(charge("ListFleets")).isEqualTo(30);
    }
}
