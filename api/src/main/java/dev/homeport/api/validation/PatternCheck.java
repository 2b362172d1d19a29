package dev.homeport.api.validation;

import java.util.regex.Pattern;

/** Checks a text against a regular expression, unless it is the text that passed last: ids come again and again. */
final class PatternCheck implements Check {
    /**
     * Longer texts fail a pattern unseen. The model leaves some ids without a length, and {@code ^arn:.*:alias/\S+}
     * takes quadratic time on a crafted text of a megabyte.
     */
    private static final int CHARACTERS_MAX = 4096;

    private final Pattern pattern;

    /** Threads may overwrite one another's; any text that passed will do. */
    private String passedLast;

    PatternCheck(String regex) {
        this.pattern = Pattern.compile(regex);
    }

    @Override
    public void check(String name, Object value, Violations violations) {
        if (!(value instanceof String text) || text.equals(passedLast)) {
            return;
        }
        if (text.length() <= CHARACTERS_MAX && pattern.matcher(text).matches()) {
            passedLast = text;
        } else {
            Check.add(violations, name, value, "Member must satisfy regular expression pattern: " + pattern);
        }
    }
}
