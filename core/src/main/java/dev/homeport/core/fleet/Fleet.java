package dev.homeport.core.fleet;

import dev.homeport.core.Refusal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** An Anywhere fleet: a pool of computes in custom locations. */
public record Fleet(
        String id,
        Status status,
        Instant creationTime,
        Optional<Instant> terminationTime,
        FleetSettings settings,
        List<String> locations) {

    public enum Status {
        ACTIVE,
        DELETING,
        TERMINATED
    }

    static Fleet active(String id, Instant now, FleetSettings settings, List<String> locations) {
        return new Fleet(id, Status.ACTIVE, now, Optional.empty(), settings, locations);
    }

    public Fleet withSettings(FleetSettings changed) {
        return new Fleet(id, status, creationTime, terminationTime, changed, locations);
    }

    Fleet withLocations(List<String> changed) {
        return new Fleet(id, status, creationTime, terminationTime, settings, changed);
    }

    Fleet deleting() {
        return new Fleet(id, Status.DELETING, creationTime, terminationTime, settings, locations);
    }

    Fleet terminated(Instant now) {
        return new Fleet(id, Status.TERMINATED, creationTime, Optional.of(now), settings, locations);
    }

    public Fleet requireActive() {
        if (status != Status.ACTIVE) {
            throw Refusal.invalidFleetStatus("Fleet %s is in status %s; it has to be ACTIVE", id, status);
        }
        return this;
    }

    /** How long a process may take to activate a game session. */
    public Duration activationTimeout() {
        return runtime().activationTimeout();
    }

    /** Whether a compute that activates this many game sessions may be given another. */
    public boolean allowsActivationBeside(int activations) {
        return runtime().allowsMoreThan(activations);
    }

    public RuntimeConfiguration runtime() {
        return settings.runtime().orElse(RuntimeConfiguration.DEFAULT);
    }

    /** The fleet's own spelling of the location, so that rows share one string. */
    public String requireLocation(String location) {
        int index = locations.indexOf(location);
        if (index < 0) {
            throw Refusal.invalidRequest(
                    "Location %s is not a location of fleet %s, which has %s", location, id, locations);
        }
        return locations.get(index);
    }
}
