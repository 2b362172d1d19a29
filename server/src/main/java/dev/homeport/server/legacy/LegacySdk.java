package dev.homeport.server.legacy;

import dev.homeport.server.edge.Query;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The SDK of a process, as it names itself, and what that version can read: the older ones fail or crash on members
 * they do not know. One that does not tell its version is taken to be the oldest.
 */
record LegacySdk(String processId, String language, String version) {
    private static final int ID_LENGTH_MAX = 256;
    private static final int SHOWN_LENGTH_MAX = 32;
    private static final Pattern VERSION = Pattern.compile("([0-9]{1,4})\\.([0-9]{1,4})\\.([0-9]{1,4}).*");

    static LegacySdk of(Query query) {
        return new LegacySdk(
                value(query, "pID", ID_LENGTH_MAX + 1),
                value(query, "sdkLanguage", SHOWN_LENGTH_MAX),
                value(query, "sdkVersion", SHOWN_LENGTH_MAX));
    }

    private static String value(Query query, String name, int lengthMax) {
        String value = query.get(name) == null ? "" : query.get(name);
        return value.substring(0, Math.min(value.length(), lengthMax));
    }

    boolean isComplete() {
        return !processId.isEmpty() && processId.length() <= ID_LENGTH_MAX;
    }

    /** 3.1.7 dies of it, and 3.2.1 is the first version seen to have it. */
    boolean knowsDnsName() {
        return isAtLeast(3, 2, 1);
    }

    /** Until 3.3 the member was called hostname; of 3.4 nobody has seen it. */
    boolean callsItHostName() {
        return isAtLeast(3, 4, 1);
    }

    boolean knowsRootCertificate() {
        return isAtLeast(4, 0, 0);
    }

    private boolean isAtLeast(int major, int minor, int patch) {
        Matcher parts = VERSION.matcher(version);
        return parts.matches()
                && number(parts, 1) * 1e8 + number(parts, 2) * 1e4 + number(parts, 3)
                        >= major * 1e8 + minor * 1e4 + patch;
    }

    private static int number(Matcher parts, int group) {
        return Integer.parseInt(parts.group(group));
    }

    @Override
    public String toString() {
        return "process %s (server SDK %s for %s)".formatted(processId, shown(version), shown(language));
    }

    private static String shown(String value) {
        return value.isEmpty() ? "unknown" : value;
    }
}
