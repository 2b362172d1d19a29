package dev.homeport.core.gamesession.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.core.Refusal;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FilterTest {
    private static final String OPERAND = "an operand (gameSessionId, gameSessionName, gameSessionProperties.<key>, "
            + "maximumSessions, creationTimeMillis, playerSessionCount or hasAvailablePlayerSessions), NOT or '('";

    /** Four of ten players, made at 1700000000000, with mode=ctf. */
    private static final Session SESSION = new Session(
            "arn:aws:gamelift:eu-west-1::gamesession/fleet-1/custom-home/gsess-1",
            Optional.of("Matt's Awesome Game 1"),
            Map.of("mode", "ctf", "quote", "\"\\", "level", "10"),
            10,
            1_700_000_000_000L,
            4);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gameSessionId = 'arn:aws:gamelift:eu-west-1::gamesession/fleet-1/custom-home/gsess-1'",
                "gameSessionName = 'Matt\\'s Awesome Game 1'",
                "gameSessionName = \"Matt's Awesome Game 1\"",
                "gameSessionName <> 'matt\\'s awesome game 1'",
                "gameSessionProperties.mode = \"ctf\"",
                "gameSessionProperties.mode='ctf'",
                "gameSessionProperties.quote = '\"\\\\'",
                "gameSessionProperties.level = '10'",
                "gameSessionProperties.level <> '10.0'",
                "gameSessionProperties.absent <> 'anything'",
                "maximumSessions>=10 AND hasAvailablePlayerSessions=true",
                "maximumSessions = 10",
                "maximumSessions = 10.0",
                "maximumSessions <> -10",
                "playerSessionCount < 5",
                "playerSessionCount <= 4",
                "playerSessionCount > 3.5",
                "creationTimeMillis >= 1700000000000",
                "creationTimeMillis < 99999999999999999999999999",
                "hasAvailablePlayerSessions <> false",
                "hasAvailablePlayerSessions = TRUE",
                "not playerSessionCount = 5",
                "NOT NOT playerSessionCount = 4",
                "playerSessionCount = 4 OR maximumSessions = 1 AND maximumSessions = 2",
                "NOT maximumSessions = 1 AND playerSessionCount = 4",
                "NOT (maximumSessions = 10 AND playerSessionCount = 5)",
                "\t(playerSessionCount\n=4)or(maximumSessions=1)",
            })
    void itMatches(String expression) {
        assertThat(Filter.parse(expression).matches(SESSION)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gameSessionName = 'Matt'",
                "gameSessionName <> 'Matt\\'s Awesome Game 1'",
                "gameSessionProperties.absent = ''",
                "gameSessionProperties.mode = 'CTF'",
                "gameSessionProperties.Mode = 'ctf'",
                "playerSessionCount > 4",
                "hasAvailablePlayerSessions = false",
                "(playerSessionCount = 4 OR maximumSessions = 1) AND maximumSessions = 2",
                "NOT (maximumSessions = 10 OR playerSessionCount = 5)",
            })
    void itDoesNotMatch(String expression) {
        assertThat(Filter.parse(expression).matches(SESSION)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            ignoreLeadingAndTrailingWhitespace = true,
            value = {
                "playerCount = 1               | {operand} at column 1 but found 'playerCount'",
                "maximumsessions = 1           | {operand} at column 1 but found 'maximumsessions'",
                "'gameSessionName' = 'a'       | {operand} at column 1 but found ''gameSessionName''",
                "maximumSessions = 1 AND       | {operand} at column 24 but the expression ends",
                "maximumSessions = 1 AND AND   | {operand} at column 25 but found 'AND'",
                "()                            | {operand} at column 2 but found ')'",
                "gameSessionProperties = 'a'   | gameSessionProperties.<key> with a key that has no '.' in it "
                        + "at column 1 but found 'gameSessionProperties'",
                "gameSessionProperties. = 'a'  | gameSessionProperties.<key> with a key that has no '.' in it "
                        + "at column 1 but found 'gameSessionProperties.'",
                "gameSessionProperties.a.b='a' | gameSessionProperties.<key> with a key that has no '.' in it "
                        + "at column 1 but found 'gameSessionProperties.a.b'",
                "maximumSessions x 1           | a comparison operator at column 17 but found 'x'",
                "maximumSessions               | a comparison operator at column 16 but the expression ends",
                "maximumSessions != 1          | one of the comparison operators = <> < > <= >= at column 17 but found '!='",
                "maximumSessions == 1          | one of the comparison operators = <> < > <= >= at column 17 but found '=='",
                "gameSessionName < 'a'         | = or <>, which are all that gameSessionName can be compared by, "
                        + "at column 17 but found '<'",
                "gameSessionProperties.x>='1'  | = or <>, which are all that gameSessionProperties.x can be compared by, "
                        + "at column 24 but found '>='",
                "hasAvailablePlayerSessions>true | = or <>, which are all that hasAvailablePlayerSessions can be compared by, "
                        + "at column 27 but found '>'",
                "maximumSessions = '1'         | a number at column 19 but found ''1''",
                "maximumSessions = ten         | a number at column 19 but found 'ten'",
                "maximumSessions = 1e9         | a number at column 19 but found '1e9'",
                "maximumSessions =             | a number at column 18 but the expression ends",
                "gameSessionName = 1           | a string in quotes at column 19 but found '1'",
                "gameSessionName = Matt        | a string in quotes at column 19 but found 'Matt'",
                "hasAvailablePlayerSessions = 1 | true or false at column 30 but found '1'",
                "hasAvailablePlayerSessions = 'true' | true or false at column 30 but found ''true''",
                "gameSessionName = 'Matt       | a closing ' for the string at column 19 but the expression ends",
                "gameSessionName = 'Matt\\'    | a closing ' for the string at column 19 but the expression ends",
                "gameSessionName = \"Matt'     | a closing \" for the string at column 19 but the expression ends",
                "maximumSessions = 1 2         | AND, OR or the end at column 21 but found '2'",
                "maximumSessions = 1)          | AND, OR or the end at column 20 but found ')'",
                "(maximumSessions = 1          | AND, OR or ')' at column 21 but the expression ends",
                "(maximumSessions = 1 XOR      | AND, OR or ')' at column 22 but found 'XOR'",
                "gameSessionName = '\uD83D\uDE00' x | AND, OR or the end at column 23 but found 'x'",
            })
    void aRefusalNamesTheColumnAndWhatWasExpected(String expression, String message) {
        assertThatThrownBy(() -> Filter.parse(expression))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.kind()).isEqualTo(Refusal.Kind.INVALID_REQUEST))
                .hasMessage("FilterExpression: expected " + message.replace("{operand}", OPERAND));
    }

    @Test
    void anEmptyExpressionIsRefused() {
        assertThatThrownBy(() -> Filter.parse(" "))
                .hasMessage("FilterExpression: expected " + OPERAND + " at column 2 but the expression ends");
    }

    @Test
    void anExpressionOfMoreThan1024CharactersIsRefused() {
        String condition = "gameSessionName = 'x'";
        String longest = condition + " ".repeat(1024 - condition.length());
        assertThat(Filter.parse(longest)).isEqualTo(Filter.parse(condition));
        assertThatThrownBy(() -> Filter.parse(longest + " "))
                .hasMessage("FilterExpression: expected at most 1024 characters but it has 1025");
    }

    @Test
    void moreThan32LevelsAreRefused() {
        String deepest = "(".repeat(32) + "maximumSessions = 1" + ")".repeat(32);
        assertThat(Filter.parse(deepest)).isEqualTo(Filter.parse("maximumSessions = 1"));
        assertThatThrownBy(() -> Filter.parse("(" + deepest + ")"))
                .hasMessage("FilterExpression: expected at most 32 parentheses and NOTs within each other "
                        + "at column 33 but found '('");
        assertThatThrownBy(() -> Filter.parse("NOT ".repeat(33) + "maximumSessions = 1"))
                .hasMessageContaining("at column 129 but found 'NOT'");
    }

    @Test
    void levelsSideBySideDoNotAddUp() {
        String many = "(maximumSessions=1)" + " OR (maximumSessions=1)".repeat(40);
        assertThat(Filter.parse(many)).isInstanceOf(Filter.Or.class);
    }
}
