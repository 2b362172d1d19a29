package dev.homeport.core.gamesession.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SortOrderTest {
    private static final Session A = new Session("1", Optional.of("a"), Map.of("mode", "x"), 5, 300, 5);
    private static final Session B = new Session("2", Optional.of("b"), Map.of(), 7, 100, 1);
    private static final Session C = new Session("3", Optional.empty(), Map.of("mode", "w"), 5, 200, 2);

    @ParameterizedTest
    @CsvSource({
        "creationTimeMillis, 231",
        "creationTimeMillis ASC, 231",
        "creationTimeMillis desc, 132",
        "gameSessionName ASC, 123",
        "gameSessionName DESC, 213",
        "gameSessionId DESC, 321",
        "gameSessionProperties.mode ASC, 312",
        "gameSessionProperties.mode DESC, 132",
        "gameSessionProperties.none DESC, 123",
        "maximumSessions ASC, 132",
        "maximumSessions DESC, 213",
        "playerSessionCount ASC, 231",
        "hasAvailablePlayerSessions ASC, 123",
        "hasAvailablePlayerSessions DESC, 231",
    })
    void sessionsWithoutAValueComeLastAndEqualOnesById(String expression, String ids) {
        SortOrder order = SortOrder.parse(expression);
        assertThat(Stream.of(B, C, A).sorted(order.comparator()))
                .extracting(Session::gameSessionId)
                .containsExactly(ids.split(""));
    }

    @Test
    void anOrderReadsBackFromItsText() {
        SortOrder order = SortOrder.parse("gameSessionProperties.mode desc");
        assertThat(order).hasToString("gameSessionProperties.mode DESC");
        assertThat(SortOrder.parse(order.toString())).isEqualTo(order);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "creationTimeMillis up      | ASC or DESC at column 20 but found 'up'",
                "creationTimeMillis ASC up  | the end at column 24 but found 'up'",
                "creationTimeMillis ASC,    | ASC or DESC at column 20 but found 'ASC,'",
                "age DESC | an operand (gameSessionId, gameSessionName, gameSessionProperties.<key>, maximumSessions, "
                        + "creationTimeMillis, playerSessionCount or hasAvailablePlayerSessions) at column 1 but found 'age'",
            })
    void aRefusalNamesTheColumnAndWhatWasExpected(String expression, String message) {
        assertThatThrownBy(() -> SortOrder.parse(expression)).hasMessage("SortExpression: expected " + message);
    }
}
