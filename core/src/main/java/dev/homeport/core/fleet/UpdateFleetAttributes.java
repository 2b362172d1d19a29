package dev.homeport.core.fleet;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.event.FleetEvent.Code;
import dev.homeport.core.fleet.FleetSettings.CreationLimit;
import dev.homeport.core.fleet.FleetSettings.Protection;
import java.util.List;
import java.util.Optional;

/** Changes those settings of a fleet that are given. */
public record UpdateFleetAttributes(
        String fleetId,
        Optional<String> name,
        Optional<String> description,
        Optional<Protection> newGameSessionProtection,
        Optional<CreationLimit> creationLimit,
        Optional<List<String>> metricGroups,
        Optional<String> anywhereCost)
        implements Command<Fleet> {

    @Override
    public Fleet decide(Tx tx) {
        Fleet fleet = tx.fleets().require(fleetId).requireActive();
        FleetSettings before = fleet.settings();
        FleetSettings after = new FleetSettings(
                name.orElse(before.name()),
                description.or(before::description),
                newGameSessionProtection.orElse(before.newGameSessionProtection()),
                creationLimit.or(before::creationLimit),
                metricGroups.orElse(before.metricGroups()),
                anywhereCost.or(before::anywhereCost),
                before.runtime());
        if (after.newGameSessionProtection() != before.newGameSessionProtection()) {
            tx.fleetEvents()
                    .record(
                            tx,
                            fleetId,
                            Code.FLEET_NEW_GAME_SESSION_PROTECTION_POLICY_UPDATED,
                            "Fleet %s changed its new game session protection policy from %s to %s",
                            fleetId,
                            before.newGameSessionProtection(),
                            after.newGameSessionProtection());
        }
        return tx.fleets().put(fleet.withSettings(after));
    }
}
