package dev.homeport.server.legacy.client;

import dev.homeport.server.legacy.LegacySettings;

/** Every kind of legacy game server that the tests play. */
public enum LegacyClients {
    JAVASCRIPT_SOCKET_IO,
    JAVA_SDK_3,
    JAVA_SDK_4;

    /** Aborts the test if the machine lacks what the client needs. */
    public LegacyGameServer start(LegacySettings ports, String processId) throws Exception {
        return switch (this) {
            case JAVASCRIPT_SOCKET_IO -> new NodeServer(ports.socketIoPort(), processId, "3.2.1");
            case JAVA_SDK_3 -> new Sdk3Server(ports.socketIoPort(), processId, "3.3.0");
            case JAVA_SDK_4 -> new Sdk4Server(ports, processId, "4.0.2");
        };
    }

    /** Whether a failed call says why. */
    public boolean hearsReasons() {
        return this != JAVA_SDK_4;
    }
}
