package dev.homeport.server.auth;

/** The credential of a signature: whose key, and the scope it was derived for. */
record Credential(String accessKeyId, String day, String region) {
    private static final String SERVICE = "gamelift";
    private static final String TERMINATOR = "aws4_request";

    static Credential parse(String text) throws Rejection {
        String[] parts = text.split("/", -1);
        if (parts.length != 5 || parts[0].isEmpty() || parts[2].isEmpty()) {
            throw Rejection.incomplete("Credential must have exactly 5 slash-delimited elements, e.g."
                    + " keyid/date/region/service/term, got '" + text + "'");
        }
        if (!parts[3].equals(SERVICE)) {
            throw Rejection.invalid("Credential should be scoped to correct service: '" + SERVICE + "'.");
        }
        if (!parts[4].equals(TERMINATOR)) {
            throw Rejection.invalid("Credential should be scoped with a valid terminator: '" + TERMINATOR + "', not '"
                    + parts[4] + "'.");
        }
        return new Credential(parts[0], parts[1], parts[2]);
    }

    void requireDayOf(AmzDate date) throws Rejection {
        if (!day.equals(date.day())) {
            throw Rejection.invalid("Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date"
                    + " from HTTP: '" + day + "' != '" + date.day() + "', from '" + date.text() + "'.");
        }
    }

    String scope() {
        return day + "/" + region + "/" + SERVICE + "/" + TERMINATOR;
    }

    /** What the secret is turned into for this scope, step by step. */
    String[] derivation() {
        return new String[] {day, region, SERVICE, TERMINATOR};
    }
}
