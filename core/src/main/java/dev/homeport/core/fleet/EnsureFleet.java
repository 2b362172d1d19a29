package dev.homeport.core.fleet;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.location.CreateLocation;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Sees to it that a fleet of this very id has one machine in one location, for processes that cannot say where they
 * belong. A fleet that its owner made without that location is left alone.
 */
public record EnsureFleet(
        String fleetId, String location, String computeName, Optional<String> ipAddress, Optional<String> dnsName)
        implements Command<Fleet> {
    @Override
    public Fleet decide(Tx tx) {
        Fleet fleet = tx.fleets().findLive(fleetId).orElseGet(() -> make(tx));
        if (fleet.status() == Fleet.Status.ACTIVE && fleet.locations().contains(location)) {
            tx.computes()
                    .ensure(new Compute(
                            new Compute.Key(fleet.id(), computeName),
                            fleet.requireLocation(location),
                            ipAddress,
                            dnsName,
                            Optional.empty(),
                            tx.now()));
        }
        return fleet;
    }

    private Fleet make(Tx tx) {
        if (!tx.locations().has(location)) {
            new CreateLocation(location, Map.of()).decide(tx);
        }
        FleetSettings settings = new FleetSettings(
                fleetId,
                Optional.empty(),
                FleetSettings.Protection.NO_PROTECTION,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty());
        return new CreateFleet(settings, List.of(location), Map.of()).make(tx, fleetId);
    }
}
