package dev.homeport.core.gamesession.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NarrowingTest {
    @Test
    void conditionsThatAllHaveToHoldAreFound() {
        Narrowing narrowing = narrow("gameSessionName = 'a' AND (gameSessionProperties.mode = 'ctf' AND "
                + "(hasAvailablePlayerSessions = true)) AND gameSessionId = 'arn' AND gameSessionProperties.b = 'x'");
        assertThat(narrowing.gameSessionId()).contains("arn");
        assertThat(narrowing.name()).contains("a");
        assertThat(narrowing.properties()).isEqualTo(Map.of("mode", "ctf", "b", "x"));
        assertThat(narrowing.available()).isTrue();
    }

    @Test
    void notFullIsAvailable() {
        assertThat(narrow("hasAvailablePlayerSessions <> false").available()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gameSessionName = 'a' OR hasAvailablePlayerSessions = true",
                "NOT gameSessionName = 'a'",
                "NOT (gameSessionName = 'a' AND hasAvailablePlayerSessions = true)",
                "gameSessionName <> 'a' AND hasAvailablePlayerSessions = false",
                "maximumSessions = 1",
            })
    void whatNeedNotHoldIsNotUsed(String expression) {
        Narrowing narrowing = narrow(expression);
        assertThat(narrowing.gameSessionId()).isEmpty();
        assertThat(narrowing.name()).isEmpty();
        assertThat(narrowing.properties()).isEmpty();
        assertThat(narrowing.available()).isFalse();
    }

    private static Narrowing narrow(String expression) {
        return Narrowing.of(Filter.parse(expression));
    }
}
