package dev.homeport.server.legacy;

/**
 * How game servers with server SDK 3.x and 4.x are served. The SDKs know no other ports than the usual ones.
 *
 * @param local whether the API has the habits of GameLift Local
 * @param socketIoPort where SDK 3.x connects
 * @param callPort where SDK 4.x for C# calls
 * @param callbackPort where SDK 4.x for C# waits for callbacks
 */
public record LegacySettings(boolean local, int socketIoPort, int callPort, int callbackPort) {
    /** Beside everything else. */
    public static final LegacySettings BESIDE = new LegacySettings(false, 5757, 5758, 5759);

    /** In place of GameLift Local. */
    public static final LegacySettings LOCAL = new LegacySettings(true, 5757, 5758, 5759);

    /** Whether this is one of the three. */
    public boolean has(int port) {
        return port == socketIoPort || port == callPort || port == callbackPort;
    }

    /** The same on ports that happen to be free. */
    public LegacySettings onFreePorts() {
        return new LegacySettings(local, 0, 0, 0);
    }
}
