package dev.homeport.core.gamesession.search;

import dev.homeport.core.gamesession.GameSession;
import java.util.Optional;

/**
 * Where a game session stands in an order: the text or the number it is sorted by, and its key. As text, a rank says
 * all that is needed to go on behind it, even when the game session is no longer there.
 */
public record Rank(Optional<String> text, long number, GameSession.Key key) {
    /** More of a text does not count in an order, so that a rank fits into a page's token. */
    static final int MOST_CHARACTERS = 128;

    private static final char SEPARATOR = '\0';

    static String cut(String text) {
        return text.codePointCount(0, text.length()) <= MOST_CHARACTERS
                ? text
                : text.substring(0, text.offsetByCodePoints(0, MOST_CHARACTERS));
    }

    /** The fleet is left out, because whoever goes on knows it. */
    public String write() {
        return text.map(value -> "=" + value).orElse("")
                + SEPARATOR
                + number
                + SEPARATOR
                + key.location()
                + SEPARATOR
                + key.id();
    }

    public static Rank read(String fleetId, String written) {
        int id = written.lastIndexOf(SEPARATOR);
        int location = written.lastIndexOf(SEPARATOR, id - 1);
        int number = written.lastIndexOf(SEPARATOR, location - 1);
        return new Rank(
                number == 0 ? Optional.empty() : Optional.of(written.substring(1, number)),
                Long.parseLong(written, number + 1, location, 10),
                new GameSession.Key(fleetId, written.substring(location + 1, id), written.substring(id + 1)));
    }
}
