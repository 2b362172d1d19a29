package dev.homeport.core.gamesession.search;

import dev.homeport.core.gamesession.search.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Cuts an expression into tokens; white space separates them and has no other meaning. */
final class Lexer {
    private static final String COMPARISON_CHARACTERS = "=<>!";
    private static final String QUOTES = "'\"";
    private static final String PARENTHESES = "()";

    private final String name;
    private final String expression;
    private int position;

    Lexer(String name, String expression) {
        this.name = name;
        this.expression = expression;
    }

    /** All tokens, the last of which is the end. */
    List<Token> tokens() {
        List<Token> tokens = new ArrayList<>();
        Token token;
        do {
            token = next();
            tokens.add(token);
        } while (!token.is(Kind.END));
        return tokens;
    }

    private Token next() {
        while (position < expression.length() && Character.isWhitespace(expression.charAt(position))) {
            position++;
        }
        if (position == expression.length()) {
            return token(Kind.END, position);
        }
        char first = expression.charAt(position);
        if (QUOTES.indexOf(first) >= 0) {
            return string(first);
        }
        if (PARENTHESES.indexOf(first) >= 0) {
            return token(first == '(' ? Kind.OPEN : Kind.CLOSE, position + 1);
        }
        return isInComparisons(first)
                ? token(Kind.COMPARISON, endOfRun(Lexer::isInComparisons))
                : token(Kind.WORD, endOfRun(Lexer::isInWords));
    }

    private static boolean isInComparisons(int character) {
        return COMPARISON_CHARACTERS.indexOf(character) >= 0;
    }

    private static boolean isInWords(int character) {
        return !isInComparisons(character)
                && QUOTES.indexOf(character) < 0
                && PARENTHESES.indexOf(character) < 0
                && !Character.isWhitespace(character);
    }

    private int endOfRun(IntPredicate belongs) {
        int end = position;
        while (end < expression.length() && belongs.test(expression.charAt(end))) {
            end++;
        }
        return end;
    }

    private Token token(Kind kind, int end) {
        String source = expression.substring(position, end);
        Token token = new Token(kind, source, source, column());
        position = end;
        return token;
    }

    /** A backslash takes the character behind it as it is. */
    private Token string(char quote) {
        StringBuilder text = new StringBuilder();
        int end = position + 1;
        while (end < expression.length() && expression.charAt(end) != quote) {
            if (expression.charAt(end) == '\\' && end + 1 < expression.length()) {
                end++;
            }
            text.append(expression.charAt(end));
            end++;
        }
        if (end >= expression.length()) {
            throw Tokens.refusal(
                    name, "expected a closing %s for the string at column %d but the expression ends", quote, column());
        }
        Token string = new Token(Kind.STRING, text.toString(), expression.substring(position, end + 1), column());
        position = end + 1;
        return string;
    }

    private int column() {
        return expression.codePointCount(0, position) + 1;
    }
}
