package dev.homeport.core.gamesession;

import dev.homeport.core.Refusal;
import dev.homeport.core.fleet.FleetSettings.Protection;
import dev.homeport.core.process.ProcessKey;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * A game session on the process that hosts it.
 *
 * @param players slots taken: player sessions that are reserved or active
 */
public record GameSession(
        Key key,
        SessionSettings settings,
        Status status,
        Optional<StatusReason> statusReason,
        int maximumPlayers,
        int players,
        CreationPolicy creationPolicy,
        Protection protection,
        Address address,
        ProcessKey process,
        Instant creationTime,
        Optional<Instant> terminationTime) {

    /** Together these make up the session's ARN. */
    public record Key(String fleetId, String location, String id) implements Comparable<Key> {
        @Override
        public int compareTo(Key other) {
            int byFleet = fleetId.compareTo(other.fleetId);
            if (byFleet != 0) {
                return byFleet;
            }
            int byLocation = location.compareTo(other.location);
            return byLocation != 0 ? byLocation : id.compareTo(other.id);
        }

        @Override
        public String toString() {
            return fleetId + "/" + location + "/" + id;
        }
    }

    /** Where players connect. */
    public record Address(Optional<String> ipAddress, Optional<String> dnsName, int port) {}

    public enum Status {
        ACTIVATING,
        ACTIVE,
        TERMINATING,
        TERMINATED
    }

    public enum StatusReason {
        TRIGGERED_ON_PROCESS_TERMINATE,
        FORCE_TERMINATED
    }

    /** Whether new players may reserve slots. */
    public enum CreationPolicy {
        ACCEPT_ALL,
        DENY_ALL
    }

    public boolean isOver() {
        return status == Status.TERMINATED;
    }

    public int freeSlots() {
        return Math.max(0, maximumPlayers - players);
    }

    public boolean hasAvailablePlayerSessions() {
        return status == Status.ACTIVE && creationPolicy == CreationPolicy.ACCEPT_ALL && players < maximumPlayers;
    }

    /** One that can take players: active and open to them. */
    public GameSession requireOpen() {
        if (status != Status.ACTIVE) {
            throw Refusal.invalidGameSessionStatus(
                    "Game session %s is in status %s; it has to be ACTIVE to take players", key, status);
        }
        if (creationPolicy != CreationPolicy.ACCEPT_ALL) {
            throw Refusal.invalidGameSessionStatus(
                    "Game session %s does not accept new players: its player session creation policy is %s",
                    key, creationPolicy);
        }
        return this;
    }

    GameSession withStatus(Status next) {
        return new GameSession(
                key,
                settings,
                next,
                statusReason,
                maximumPlayers,
                players,
                creationPolicy,
                protection,
                address,
                process,
                creationTime,
                terminationTime);
    }

    GameSession terminating(StatusReason reason) {
        return new GameSession(
                key,
                settings,
                Status.TERMINATING,
                Optional.of(reason),
                maximumPlayers,
                players,
                creationPolicy,
                protection,
                address,
                process,
                creationTime,
                terminationTime);
    }

    GameSession terminated(Instant now) {
        return new GameSession(
                key,
                settings,
                Status.TERMINATED,
                statusReason,
                maximumPlayers,
                players,
                creationPolicy,
                protection,
                address,
                process,
                creationTime,
                Optional.of(now));
    }

    public GameSession withPlayers(int count) {
        assert count >= 0 : "a session has fewer than no players";
        return new GameSession(
                key,
                settings,
                status,
                statusReason,
                maximumPlayers,
                count,
                creationPolicy,
                protection,
                address,
                process,
                creationTime,
                terminationTime);
    }

    GameSession withCreationPolicy(CreationPolicy policy) {
        return new GameSession(
                key,
                settings,
                status,
                statusReason,
                maximumPlayers,
                players,
                policy,
                protection,
                address,
                process,
                creationTime,
                terminationTime);
    }

    GameSession changed(SessionSettings changedSettings, int maximum, CreationPolicy policy, Protection protect) {
        return new GameSession(
                key,
                changedSettings,
                status,
                statusReason,
                maximum,
                players,
                policy,
                protect,
                address,
                process,
                creationTime,
                terminationTime);
    }

    public Map<String, String> properties() {
        return settings.properties();
    }
}
