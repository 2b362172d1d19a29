package dev.homeport.core.gamesession.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Refusal;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class RandomFilterTest {
    private static final int EXPRESSIONS = 1_000;

    private final Random random = new Random(20260101);
    private final RandomSearches searches = new RandomSearches(random);
    private final List<Session> sessions =
            Stream.generate(searches::session).limit(50).toList();

    @Test
    void aFilterMatchesWhatItsExpressionMeans() {
        int matches = 0;
        for (RandomSearches.Meant meant : expressions()) {
            Filter filter = Filter.parse(meant.text());
            for (Session session : sessions) {
                boolean expected = meant.meaning().test(session);
                assertThat(filter.matches(session))
                        .as("%s on %s", meant.text(), session)
                        .isEqualTo(expected);
                matches += expected ? 1 : 0;
            }
        }
        assertThat(matches).isBetween(EXPRESSIONS * 10, EXPRESSIONS * 40);
    }

    @Test
    void aFilterReadsBackFromItsText() {
        for (RandomSearches.Meant meant : expressions()) {
            Filter filter = Filter.parse(meant.text());
            assertThat(Filter.parse(filter.toString())).as(meant.text()).isEqualTo(filter);
        }
    }

    @Test
    void everyMatchHasWhatTheFilterNarrowsTo() {
        for (RandomSearches.Meant meant : expressions()) {
            Narrowing narrowing = Narrowing.of(Filter.parse(meant.text()));
            sessions.stream()
                    .filter(meant.meaning())
                    .forEach(session -> assertThat(has(session, narrowing))
                            .as("%s on %s", meant.text(), session)
                            .isTrue());
        }
    }

    @Test
    void anythingElseIsRefused() {
        int refused = 0;
        for (RandomSearches.Meant meant : expressions()) {
            try {
                Filter.parse(damaged(meant.text()));
            } catch (Refusal refusal) {
                assertThat(refusal).hasMessageStartingWith("FilterExpression: expected ");
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(EXPRESSIONS / 4);
    }

    private List<RandomSearches.Meant> expressions() {
        return IntStream.range(0, EXPRESSIONS)
                .mapToObj(i -> searches.or(3))
                .filter(meant -> meant.text().length() <= 800)
                .toList();
    }

    private String damaged(String expression) {
        int at = random.nextInt(expression.length());
        String inserted = searches.pick(List.of("", "'", "\\", ")", "(", "<", "NOT", " ", ".", "\u0000", "\uD800"));
        return expression.substring(0, at) + inserted + expression.substring(at + random.nextInt(2));
    }

    private static boolean has(Session session, Narrowing narrowing) {
        return narrowing.gameSessionId().stream().allMatch(session.gameSessionId()::equals)
                && narrowing.name().stream().allMatch(session.name().orElse("no name")::equals)
                && session.properties()
                        .entrySet()
                        .containsAll(narrowing.properties().entrySet())
                && (!narrowing.available() || session.hasAvailablePlayerSessions());
    }
}
