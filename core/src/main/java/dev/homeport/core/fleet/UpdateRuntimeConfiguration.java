package dev.homeport.core.fleet;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.placement.Placing;

/**
 * Replaces what a fleet's computes are to run. Processes that run, and sessions that activate, are left as they are.
 */
public record UpdateRuntimeConfiguration(String fleetId, RuntimeConfiguration configuration) implements Command<Fleet> {
    @Override
    public Fleet decide(Tx tx) {
        Fleet fleet = tx.fleets().require(fleetId);
        Fleet changed = tx.fleets().put(fleet.withSettings(fleet.settings().withRuntime(configuration.checked())));
        Placing.fleetChanged(tx, fleetId);
        return changed;
    }
}
