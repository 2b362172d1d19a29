package dev.homeport.core.gamesession.search;

import dev.homeport.core.Refusal;
import dev.homeport.core.gamesession.search.Token.Kind;
import java.util.List;
import java.util.stream.Stream;

/** The tokens of an expression, read from left to right, with what filters and orders have in common. */
final class Tokens {
    static final int MOST_CHARACTERS = 1024;
    static final String OPERANDS = "an operand (gameSessionId, gameSessionName, gameSessionProperties.<key>, "
            + "maximumSessions, creationTimeMillis, playerSessionCount or hasAvailablePlayerSessions)";

    private final String name;
    private final List<Token> tokens;
    private int position;

    /** The name is that of the request's member, to be told in refusals. */
    Tokens(String name, String expression) {
        this.name = name;
        if (expression.length() > MOST_CHARACTERS) {
            throw refusal(name, "expected at most %d characters but it has %d", MOST_CHARACTERS, expression.length());
        }
        this.tokens = new Lexer(name, expression).tokens();
    }

    Token peek() {
        return tokens.get(position);
    }

    /** The end is never passed. */
    Token next() {
        Token token = peek();
        if (!token.is(Kind.END)) {
            position++;
        }
        return token;
    }

    boolean skipKeyword(String keyword) {
        boolean found = peek().isKeyword(keyword);
        if (found) {
            next();
        }
        return found;
    }

    Operand operand(String expected) {
        Token token = next();
        if (!token.is(Kind.WORD)) {
            throw unexpected(expected, token);
        }
        if (token.text().split("\\.", 2)[0].equals(Operand.Property.PREFIX)) {
            return property(token);
        }
        return Stream.concat(
                        Stream.of(
                                new Operand.GameSessionId(),
                                new Operand.GameSessionName(),
                                new Operand.HasAvailablePlayerSessions()),
                        Stream.of(Operand.Count.values()))
                .filter(operand -> operand.toString().equals(token.text()))
                .findFirst()
                .orElseThrow(() -> unexpected(expected, token));
    }

    private Operand property(Token token) {
        String key = token.text().replaceFirst(Operand.Property.PREFIX + "\\.?", "");
        if (key.isEmpty() || key.contains(".")) {
            throw unexpected("gameSessionProperties.<key> with a key that has no '.' in it", token);
        }
        return new Operand.Property(key);
    }

    Refusal unexpected(String expected, Token found) {
        return found.is(Kind.END)
                ? refusal(name, "expected %s at column %d but the expression ends", expected, found.column())
                : refusal(name, "expected %s at column %d but found '%s'", expected, found.column(), found.source());
    }

    static Refusal refusal(String name, String message, Object... values) {
        return Refusal.invalidRequest("%s: %s", name, message.formatted(values));
    }
}
