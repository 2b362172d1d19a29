package dev.homeport.server.auth;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** A time as signatures write it, such as 20261115T061041Z. */
record AmzDate(String text, Instant time) {
    private static final DateTimeFormatter FORMAT =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);
    private static final int LENGTH = 16;

    static AmzDate parse(String text) throws Rejection {
        if (text.length() == LENGTH && text.charAt(8) == 'T' && text.charAt(15) == 'Z') {
            try {
                var time = LocalDateTime.of(
                        digits(text, 0, 4),
                        digits(text, 4, 6),
                        digits(text, 6, 8),
                        digits(text, 9, 11),
                        digits(text, 11, 13),
                        digits(text, 13, 15));
                return new AmzDate(text, time.toInstant(ZoneOffset.UTC));
            } catch (DateTimeException | NumberFormatException e) {
                throw malformed(text);
            }
        }
        throw malformed(text);
    }

    String day() {
        return text.substring(0, 8);
    }

    /** Refuses a time that is further away from now than clocks may differ. */
    void requireNear(Instant now, Duration skewMax) throws Rejection {
        Instant earliest = now.minus(skewMax);
        if (time.isBefore(earliest)) {
            throw Rejection.invalid("Signature expired: " + text + " is now earlier than " + FORMAT.format(earliest)
                    + " (" + FORMAT.format(now) + " - " + skewMax.toMinutes() + " min.)");
        }
        Instant latest = now.plus(skewMax);
        if (time.isAfter(latest)) {
            throw Rejection.invalid("Signature not yet current: " + text + " is still later than "
                    + FORMAT.format(latest) + " (" + FORMAT.format(now) + " + " + skewMax.toMinutes() + " min.)");
        }
    }

    private static int digits(String text, int from, int to) {
        int value = 0;
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') {
                throw new NumberFormatException();
            }
            value = value * 10 + (c - '0');
        }
        return value;
    }

    private static Rejection malformed(String text) {
        return Rejection.incomplete(
                "Date must be in ISO-8601 'basic format' such as 20261115T061041Z. Got '" + text + "'.");
    }
}
