package dev.homeport.core.event;

import java.time.Instant;

/** Something that happened to a fleet, as DescribeFleetEvents tells it. */
public record FleetEvent(Key key, String eventId, Code code, String message, Instant time) {
    /** Events of a fleet are numbered in the order they happened. */
    public record Key(String fleetId, long number) implements Comparable<Key> {
        @Override
        public int compareTo(Key other) {
            int byFleet = fleetId.compareTo(other.fleetId);
            return byFleet != 0 ? byFleet : Long.compare(number, other.number);
        }
    }

    /** The codes that Homeport emits, of those GameLift knows. */
    public enum Code {
        FLEET_CREATED,
        FLEET_STATE_ACTIVE,
        FLEET_DELETED,
        FLEET_NEW_GAME_SESSION_PROTECTION_POLICY_UPDATED,
        LOCATION_STATE_CREATED,
        LOCATION_STATE_ACTIVE,
        LOCATION_STATE_DELETING,
        LOCATION_STATE_DELETED,
        SERVER_PROCESS_CRASHED,
        SERVER_PROCESS_TERMINATED_UNHEALTHY,
        SERVER_PROCESS_FORCE_TERMINATED,
        SERVER_PROCESS_PROCESS_READY_TIMEOUT,
        SERVER_PROCESS_PROCESS_EXIT_TIMEOUT,
        GAME_SESSION_ACTIVATION_TIMEOUT
    }
}
