package dev.homeport.server.legacy;

import dev.homeport.core.compute.Compute;
import dev.homeport.core.fleet.EnsureFleet;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.server.operations.Arns;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Where processes belong that cannot say it: a fleet, a location, and this very machine, since they can only connect
 * from it.
 */
public record LegacyHome(
        String fleetId, String location, String computeName, Optional<String> ipAddress, Optional<String> dnsName) {
    private static final String FLEET = "fleet-legacy";
    private static final String LOCATION = "custom-legacy";
    private static final String LOCAL_FLEET = "fleet-local";
    private static final Pattern NOT_IN_NAMES = Pattern.compile("[^A-Za-z0-9-]");
    private static final Pattern IP_ADDRESS = Pattern.compile("[0-9.]+|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*");

    /** Players reach this machine by the name it is known by, or as their own if it has none. */
    public static LegacyHome of(LegacySettings settings, Optional<String> advertised) {
        Optional<String> ip = advertised.isEmpty()
                ? Optional.of("127.0.0.1")
                : advertised.filter(name -> IP_ADDRESS.matcher(name).matches());
        Optional<String> dns = advertised.isEmpty()
                ? Optional.of("localhost")
                : advertised.filter(name -> !IP_ADDRESS.matcher(name).matches());
        return settings.local()
                ? new LegacyHome(LOCAL_FLEET, Arns.LOCAL, ownName(), ip, dns)
                : new LegacyHome(FLEET, LOCATION, ownName(), ip, dns);
    }

    private static String ownName() {
        try {
            String name = InetAddress.getLocalHost().getHostName();
            return NOT_IN_NAMES.matcher(name).replaceAll("-");
        } catch (UnknownHostException e) {
            return "localhost";
        }
    }

    /** Sees to it that a fleet has this machine. */
    EnsureFleet in(String anyFleetId) {
        return new EnsureFleet(anyFleetId, location, computeName, ipAddress, dnsName);
    }

    ProcessKey process(String processId) {
        return new ProcessKey(new Compute.Key(fleetId, computeName), processId);
    }

    /** Whether players can only be on this machine, as with GameLift Local. */
    public boolean isLocal() {
        return location.equals(Arns.LOCAL);
    }
}
