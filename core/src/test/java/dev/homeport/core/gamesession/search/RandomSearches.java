package dev.homeport.core.gamesession.search;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * Random game sessions and random expressions. Each expression comes with its meaning as a predicate that was put
 * together beside the text, without the parser, the filter or its operators.
 */
final class RandomSearches {
    private static final List<String> TEXTS =
            List.of("", "a", "A", "it's", "say \"a\"", "back\\slash", "AND", "(", "ä");
    private static final List<String> KEYS = List.of("mode", "map-name", "x_1");

    private final RandomGenerator random;

    RandomSearches(RandomGenerator random) {
        this.random = random;
    }

    /** An expression and what it means. */
    record Meant(String text, Predicate<Session> meaning) {}

    Session session() {
        Map<String, String> properties = new TreeMap<>();
        KEYS.stream().filter(key -> random.nextBoolean()).forEach(key -> properties.put(key, pick(TEXTS)));
        return new Session(
                "arn:" + pick(TEXTS),
                random.nextInt(4) == 0 ? Optional.empty() : Optional.of(pick(TEXTS)),
                properties,
                1 + random.nextInt(4),
                random.nextInt(5),
                random.nextInt(4));
    }

    Meant or(int depth) {
        Meant left = and(depth);
        if (random.nextInt(3) != 0) {
            return left;
        }
        Meant right = or(depth);
        return new Meant(
                left.text + " " + keyword("OR") + " " + right.text,
                session -> left.meaning.test(session) || right.meaning.test(session));
    }

    private Meant and(int depth) {
        Meant left = not(depth);
        if (random.nextInt(3) != 0) {
            return left;
        }
        Meant right = and(depth);
        return new Meant(
                left.text + " " + keyword("AND") + " " + right.text,
                session -> left.meaning.test(session) && right.meaning.test(session));
    }

    private Meant not(int depth) {
        int choice = depth == 0 ? 9 : random.nextInt(10);
        if (choice < 2) {
            Meant negated = not(depth - 1);
            return new Meant(keyword("NOT") + " " + negated.text, session -> !negated.meaning.test(session));
        }
        if (choice < 5) {
            Meant inner = or(depth - 1);
            return new Meant("(" + space() + inner.text + space() + ")", inner.meaning);
        }
        return condition();
    }

    private Meant condition() {
        return switch (random.nextInt(7)) {
            case 0 -> text("gameSessionId", "arn:" + pick(TEXTS), session -> session.gameSessionId());
            case 1 ->
                text("gameSessionName", pick(TEXTS), session -> session.name().orElse(null));
            case 2 -> property(pick(KEYS));
            case 3 -> number("maximumSessions", session -> session.maximumSessions());
            case 4 -> number("creationTimeMillis", session -> session.creationTimeMillis());
            case 5 -> number("playerSessionCount", session -> session.playerSessionCount());
            default -> availability();
        };
    }

    private Meant property(String key) {
        return text(
                "gameSessionProperties." + key,
                pick(TEXTS),
                session -> session.properties().get(key));
    }

    private interface Texts {
        String of(Session session);
    }

    private interface Numbers {
        double of(Session session);
    }

    private Meant text(String operand, String value, Texts actual) {
        boolean equal = random.nextBoolean();
        char quote = random.nextBoolean() ? '\'' : '"';
        String escaped = value.replace("\\", "\\\\").replace("" + quote, "\\" + quote);
        return new Meant(
                operand + space() + (equal ? "=" : "<>") + space() + quote + escaped + quote,
                session -> equal == value.equals(actual.of(session)));
    }

    private Meant availability() {
        boolean equal = random.nextBoolean();
        boolean value = random.nextBoolean();
        return new Meant(
                "hasAvailablePlayerSessions" + space() + (equal ? "=" : "<>") + space() + keyword("" + value),
                session -> {
                    boolean free = session.hasAvailablePlayerSessions();
                    return equal ? free == value : free != value;
                });
    }

    private Meant number(String operand, Numbers actual) {
        double value = random.nextInt(-1, 10) / 2.0;
        String sign = pick(List.of("=", "<>", "<", ">", "<=", ">="));
        return new Meant(operand + space() + sign + space() + value, session -> {
            double is = actual.of(session);
            return (sign.contains("=") && is == value)
                    || (sign.contains("<") && is < value)
                    || (sign.contains(">") && is > value);
        });
    }

    private String keyword(String word) {
        return random.nextInt(3) == 0 ? word.toLowerCase(Locale.ROOT) : word;
    }

    private String space() {
        return pick(List.of("", "", " ", "  ", "\t"));
    }

    <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
