package dev.homeport.core.gamesession.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
        "gameSessionProperties.none DESC, 321",
        "maximumSessions ASC, 132",
        "maximumSessions DESC, 231",
        "playerSessionCount ASC, 231",
        "hasAvailablePlayerSessions ASC, 123",
        "hasAvailablePlayerSessions DESC, 321",
    })
    void sessionsWithoutAValueComeLastAndEqualOnesByKey(String expression, String ids) {
        SortOrder order = SortOrder.parse(expression);
        assertThat(Stream.of(B, C, A).sorted(Comparator.comparing(order::rankOf, order.comparator())))
                .extracting(Session::gameSessionId)
                .containsExactly(ids.split(""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "creationTimeMillis",
                "gameSessionName",
                "gameSessionProperties.mode",
                "hasAvailablePlayerSessions",
                "playerSessionCount",
            })
    void aRankReadsBackFromItsText(String expression) {
        SortOrder order = SortOrder.parse(expression);
        Session awkward = new Session("4", Optional.of("\0a\0"), Map.of("mode", ""), 1, -7, 0);
        assertThat(Stream.of(A, B, C, awkward).map(order::rankOf))
                .allSatisfy(rank -> assertThat(Rank.read("fleet", rank.write())).isEqualTo(rank));
    }

    @Test
    void onlyTheStartOfALongTextCounts() {
        SortOrder order = SortOrder.parse("gameSessionName");
        String start = "\uD83D\uDE00".repeat(Rank.MOST_CHARACTERS);
        Session first = new Session("1", Optional.of(start + "b"), Map.of(), 1, 0, 0);
        Session second = new Session("2", Optional.of(start + "a"), Map.of(), 1, 0, 0);
        assertThat(order.comparator().compare(order.rankOf(first), order.rankOf(second)))
                .isNegative();
        assertThat(order.rankOf(first).text()).contains(start);
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
