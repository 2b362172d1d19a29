package dev.homeport.sessionclient;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A wish for a new session. Begin with {@link #onFleet}, {@link #onAlias}, {@link #onQueue} or, through the gateway,
 * which decides by itself where sessions run, with {@link #throughGateway}.
 *
 * @param location where in the fleet; Anywhere fleets need to be told
 * @param creatorId who creates it; through the gateway this player gets the first slot
 * @param idempotencyToken asking twice with one token makes one session
 * @param deadline how long to wait; the client's own if empty
 */
public record CreateSessionRequest(
        Target target,
        Optional<String> location,
        Optional<String> name,
        Optional<String> creatorId,
        Optional<String> idempotencyToken,
        Map<String, String> properties,
        int maximumPlayers,
        List<PlayerLatency> latencies,
        Optional<Duration> deadline) {

    public CreateSessionRequest {
        properties = Map.copyOf(properties);
        latencies = List.copyOf(latencies);
    }

    /** What makes the session. */
    public sealed interface Target {
        record Fleet(String fleetId) implements Target {}

        record Alias(String aliasId) implements Target {}

        /** The placement id names the request, and can be used once. */
        record Queue(String queueName, String placementId) implements Target {}

        record Gateway() implements Target {}
    }

    public static Builder onFleet(String fleetId) {
        return new Builder(new Target.Fleet(fleetId));
    }

    public static Builder onAlias(String aliasId) {
        return new Builder(new Target.Alias(aliasId));
    }

    public static Builder onQueue(String queueName, String placementId) {
        return new Builder(new Target.Queue(queueName, placementId));
    }

    public static Builder throughGateway(String creatorId) {
        return new Builder(new Target.Gateway()).creatorId(creatorId);
    }

    /** Collects the wishes. */
    public static final class Builder {
        private final Target target;
        private final Map<String, String> properties = new LinkedHashMap<>();
        private final List<PlayerLatency> latencies = new ArrayList<>();
        private Optional<String> location = Optional.empty();
        private Optional<String> name = Optional.empty();
        private Optional<String> creatorId = Optional.empty();
        private Optional<String> idempotencyToken = Optional.empty();
        private Optional<Duration> deadline = Optional.empty();
        private int maximumPlayers = 2;

        private Builder(Target target) {
            this.target = target;
        }

        public Builder location(String value) {
            location = Optional.of(value);
            return this;
        }

        public Builder name(String value) {
            name = Optional.of(value);
            return this;
        }

        public Builder creatorId(String value) {
            creatorId = Optional.of(value);
            return this;
        }

        public Builder idempotencyToken(String value) {
            idempotencyToken = Optional.of(value);
            return this;
        }

        /** What players can search for. */
        public Builder property(String key, String value) {
            properties.put(key, value);
            return this;
        }

        public Builder maximumPlayers(int value) {
            maximumPlayers = value;
            return this;
        }

        /** Lets a queue place the session near its players. */
        public Builder latency(String playerId, String where, double milliseconds) {
            latencies.add(new PlayerLatency(playerId, where, milliseconds));
            return this;
        }

        public Builder deadline(Duration value) {
            deadline = Optional.of(value);
            return this;
        }

        public CreateSessionRequest build() {
            return new CreateSessionRequest(
                    target,
                    location,
                    name,
                    creatorId,
                    idempotencyToken,
                    properties,
                    maximumPlayers,
                    latencies,
                    deadline);
        }
    }
}
