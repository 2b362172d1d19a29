package dev.homeport.sessionclient;

import static dev.homeport.sessionclient.SessionField.creationTime;
import static dev.homeport.sessionclient.SessionField.currentPlayers;
import static dev.homeport.sessionclient.SessionField.maximumPlayers;
import static dev.homeport.sessionclient.SessionField.name;
import static dev.homeport.sessionclient.SessionField.property;
import static dev.homeport.sessionclient.SessionFilter.hasFreeSlot;
import static dev.homeport.sessionclient.SessionFilter.not;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class SessionFilterTest {
    @Test
    void conditionsAreSpelledAsGameLiftDoes() {
        assertThat(property("mode").is("ctf")).hasToString("gameSessionProperties.mode = 'ctf'");
        assertThat(name().isNot("test")).hasToString("gameSessionName <> 'test'");
        assertThat(SessionField.id().is("arn:x")).hasToString("gameSessionId = 'arn:x'");
        assertThat(currentPlayers().atLeast(2)).hasToString("playerSessionCount >= 2");
        assertThat(currentPlayers().atMost(2)).hasToString("playerSessionCount <= 2");
        assertThat(currentPlayers().lessThan(2)).hasToString("playerSessionCount < 2");
        assertThat(maximumPlayers().moreThan(2)).hasToString("maximumSessions > 2");
        assertThat(maximumPlayers().is(2)).hasToString("maximumSessions = 2");
        assertThat(maximumPlayers().isNot(2)).hasToString("maximumSessions <> 2");
        assertThat(creationTime().after(Instant.ofEpochMilli(5))).hasToString("creationTimeMillis > 5");
        assertThat(creationTime().before(Instant.ofEpochMilli(5))).hasToString("creationTimeMillis < 5");
        assertThat(hasFreeSlot()).hasToString("hasAvailablePlayerSessions = true");
    }

    @Test
    void parenthesesStandWhereTheyAreNeeded() {
        SessionFilter a = currentPlayers().is(1);
        SessionFilter b = maximumPlayers().is(2);
        SessionFilter c = hasFreeSlot();

        assertThat(a.and(b).and(c))
                .hasToString("playerSessionCount = 1 AND maximumSessions = 2 AND hasAvailablePlayerSessions = true");
        assertThat(a.or(b).and(c))
                .hasToString("(playerSessionCount = 1 OR maximumSessions = 2) AND hasAvailablePlayerSessions = true");
        assertThat(a.or(b.and(c)))
                .hasToString("playerSessionCount = 1 OR maximumSessions = 2 AND hasAvailablePlayerSessions = true");
        assertThat(not(a)).hasToString("NOT playerSessionCount = 1");
        assertThat(not(a.and(b))).hasToString("NOT (playerSessionCount = 1 AND maximumSessions = 2)");
    }

    @Test
    void quotesWithinATextAreEscaped() {
        assertThat(name().is("It's a \\ game")).hasToString("gameSessionName = 'It\\'s a \\\\ game'");
    }

    @Test
    void aPropertyThatCannotBeSearchedForIsNamed() {
        assertThatThrownBy(() -> property("a.b"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'a.b'");
    }

    @Test
    void ordersAreSpelledAsGameLiftDoes() {
        assertThat(SessionSort.descending(creationTime()).expression()).isEqualTo("creationTimeMillis DESC");
        assertThat(SessionSort.ascending(property("level")).expression()).isEqualTo("gameSessionProperties.level ASC");
    }
}
