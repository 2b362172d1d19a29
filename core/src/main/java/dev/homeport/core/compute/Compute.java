package dev.homeport.core.compute;

import java.time.Instant;
import java.util.Optional;

/** A machine that runs game server processes of a fleet. */
public record Compute(
        Key key,
        String location,
        Optional<String> ipAddress,
        Optional<String> dnsName,
        Optional<String> certificatePath,
        Instant creationTime) {

    /** A compute's name is its own within its fleet. */
    public record Key(String fleetId, String name) implements Comparable<Key> {
        @Override
        public int compareTo(Key other) {
            int byFleet = fleetId.compareTo(other.fleetId);
            return byFleet != 0 ? byFleet : name.compareTo(other.name);
        }
    }

    boolean sameMachineAs(Compute other) {
        return location.equals(other.location)
                && ipAddress.equals(other.ipAddress)
                && dnsName.equals(other.dnsName)
                && certificatePath.equals(other.certificatePath);
    }
}
