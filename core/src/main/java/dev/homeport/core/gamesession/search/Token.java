package dev.homeport.core.gamesession.search;

/**
 * A piece of an expression.
 *
 * @param text what it stands for; of a string, the characters between the quotes without escapes
 * @param source the piece as it was written
 * @param column where it starts, counted from 1
 */
record Token(Kind kind, String text, String source, int column) {
    enum Kind {
        WORD,
        STRING,
        COMPARISON,
        OPEN,
        CLOSE,
        END
    }

    boolean is(Kind wanted) {
        return kind == wanted;
    }

    /** Keywords are words in any case. */
    boolean isKeyword(String keyword) {
        return kind == Kind.WORD && text.equalsIgnoreCase(keyword);
    }
}
