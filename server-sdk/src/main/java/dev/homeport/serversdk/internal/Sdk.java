package dev.homeport.serversdk.internal;

/** How this SDK introduces itself. */
public final class Sdk {
    /**
     * The newest version of the other SDKs whose protocol this one speaks in full: validation, idempotency tokens and
     * tool names came with 5.3, and nothing on the socket changed after 5.4.
     */
    public static final String VERSION = "5.4.0";

    static final String LANGUAGE = "Java";

    private Sdk() {}
}
