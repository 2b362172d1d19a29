package dev.homeport.core.fleet;

import java.util.List;
import java.util.Optional;

/** What a caller may set on a fleet. */
public record FleetSettings(
        String name,
        Optional<String> description,
        Protection newGameSessionProtection,
        Optional<CreationLimit> creationLimit,
        List<String> metricGroups,
        Optional<String> anywhereCost,
        Optional<RuntimeConfiguration> runtime) {

    /** Whether a game session with players may be ended by scaling; kept and shown, as Anywhere fleets do not scale. */
    public enum Protection {
        NO_PROTECTION,
        FULL_PROTECTION
    }

    /** How many game sessions one creator may make within a period. */
    public record CreationLimit(Optional<Integer> newGameSessionsPerCreator, Optional<Integer> policyPeriodInMinutes) {}

    FleetSettings withRuntime(RuntimeConfiguration changed) {
        return new FleetSettings(
                name,
                description,
                newGameSessionProtection,
                creationLimit,
                metricGroups,
                anywhereCost,
                Optional.of(changed));
    }
}
