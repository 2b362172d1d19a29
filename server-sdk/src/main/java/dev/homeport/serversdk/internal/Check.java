package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import java.util.regex.Pattern;

/** Refuses values the service would refuse, with an error that names field, value and expectation. */
public final class Check {
    private static final String REGION = "[a-z]{2}(-[a-z]+)+-[0-9]";

    private static final Rule HOST_ID = new Rule("[a-zA-Z0-9-]+(/[a-zA-Z0-9-]+)?", 256, "letters, digits and '-'");
    private static final Rule FLEET_ID = new Rule("[a-zA-Z0-9.-]+", 256, "letters, digits, '.' and '-'");
    private static final Rule PROCESS_ID = new Rule("(?s).+", 1024, "any characters");
    private static final Rule PLAYER_SESSION_ID = FLEET_ID;
    private static final Rule PLAYER_ID = new Rule("(?s).+", 1024, "any characters");
    private static final Rule GAME_SESSION_ID = new Rule("[a-zA-Z0-9:/-]+", 256, "letters, digits, ':', '/' and '-'");
    private static final Rule CONFIGURATION_ARN = new Rule(
            "arn:aws[a-z-]*:gamelift:" + REGION + ":([0-9]{12})?:[a-z]+/.+",
            1024,
            "an ARN such as arn:aws:gamelift:us-west-2:123456789012:matchmakingconfiguration/name");
    private static final Rule ROLE_ARN =
            new Rule("[a-zA-Z0-9:/_+=,.@-]+", 256, "an ARN such as arn:aws:iam::123456789012:role/name");
    private static final Rule ROLE_SESSION_NAME =
            new Rule("[a-zA-Z0-9_+=,.@-]{2,}", 64, "2 to 64 letters, digits and any of _+=,.@-");
    private static final Rule TICKET_ID = new Rule("[a-zA-Z0-9.-]+", 128, "letters, digits, '.' and '-'");
    private static final Rule METRIC_KEY =
            new Rule("[a-zA-Z][a-zA-Z0-9_.-]*", 200, "a letter, then letters, digits and any of _.-");
    private static final Rule TAG_NAME =
            new Rule("\\p{L}[\\p{L}\\p{Nd}_./-]*", 200, "a letter, then letters, digits and any of _./-");
    private static final Rule TAG_VALUE = new Rule("[\\p{L}\\p{Nd}_:./-]+", 200, "letters, digits and any of _:./-");

    private Check() {}

    private record Rule(Pattern pattern, int maxLength, String expected) {
        Rule(String pattern, int maxLength, String expected) {
            this(Pattern.compile(pattern), maxLength, expected);
        }

        void check(String field, String value) {
            if (value.length() > maxLength || !pattern.matcher(value).matches()) {
                String shown = value.length() > 300 ? value.substring(0, 300) + "…" : value;
                throw invalid(
                        "%s '%s' is not valid: expected 1 to %d characters, %s", field, shown, maxLength, expected);
            }
        }
    }

    public static void hostId(String value) {
        HOST_ID.check("hostId", value);
    }

    public static void fleetId(String value) {
        FLEET_ID.check("fleetId", value);
    }

    public static void processId(String value) {
        PROCESS_ID.check("processId", value);
    }

    public static void playerSessionId(String value) {
        PLAYER_SESSION_ID.check("playerSessionId", value);
    }

    public static void playerId(String value) {
        PLAYER_ID.check("playerId", value);
    }

    public static void gameSessionId(String field, String value) {
        GAME_SESSION_ID.check(field, value);
    }

    public static void matchmakingConfigurationArn(String value) {
        CONFIGURATION_ARN.check("matchmakingConfigurationArn", value);
    }

    public static void roleArn(String value) {
        ROLE_ARN.check("roleArn", value);
    }

    public static void roleSessionName(String value) {
        ROLE_SESSION_NAME.check("roleSessionName", value);
    }

    public static void ticketId(String value) {
        TICKET_ID.check("ticketId", value);
    }

    public static void metricKey(String value) {
        METRIC_KEY.check("metric", value);
    }

    /** A tag may have no value. */
    public static void tag(String name, String value) {
        TAG_NAME.check("tag", name);
        if (!value.isEmpty()) {
            TAG_VALUE.check("value of tag " + name, value);
        }
    }

    public static void range(String field, int value, int min, int max) {
        if (value < min || value > max) {
            throw invalid("%s %d is not valid: expected %d to %d", field, value, min, max);
        }
    }

    public static GameLiftException invalid(String message, Object... values) {
        return new GameLiftException(ErrorType.VALIDATION_EXCEPTION, String.format(message, values));
    }
}
