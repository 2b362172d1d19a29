package dev.homeport.server.operations;

import dev.homeport.api.fleet.EC2InstanceCounts;
import dev.homeport.api.fleet.FleetCapacity;
import dev.homeport.api.fleet.FleetUtilization;
import dev.homeport.core.State;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.fleet.Place;
import dev.homeport.core.gamesession.GameSessions.Usage;
import java.util.Collection;
import java.util.List;

/** Counts what a fleet has, in all of its locations or in one. Its computes are told of as if they were instances. */
record FleetFacts(State state, Arns arns) {

    FleetUtilization utilization(Fleet fleet) {
        return utilization(fleet, fleet.locations(), null);
    }

    FleetUtilization utilization(Fleet fleet, String location) {
        return utilization(fleet, List.of(location), location);
    }

    private FleetUtilization utilization(Fleet fleet, List<String> locations, String location) {
        int processes = 0;
        int sessions = 0;
        int players = 0;
        int slots = 0;
        for (String name : locations) {
            Place place = new Place(fleet.id(), name);
            Usage usage = state.gameSessions().usage(place);
            processes += state.processes().running(place);
            sessions += usage.sessions();
            players += usage.players();
            slots += usage.slots();
        }
        return new FleetUtilization(fleet.id(), arns.fleet(fleet.id()), processes, sessions, players, slots, location);
    }

    FleetCapacity capacity(Fleet fleet) {
        return capacity(fleet, state.computes().of(fleet.id()).values(), null);
    }

    FleetCapacity capacity(Fleet fleet, String location) {
        return capacity(fleet, state.computes().in(fleet.id(), location).values(), location);
    }

    private FleetCapacity capacity(Fleet fleet, Collection<Compute> computes, String location) {
        int active = 0;
        int idle = 0;
        for (Compute compute : computes) {
            active++;
            idle += state.processes().hosting(compute.key()) == 0 ? 1 : 0;
        }
        EC2InstanceCounts counts = new EC2InstanceCounts(active, 0, active, 0, active, idle, 0);
        return new FleetCapacity(fleet.id(), arns.fleet(fleet.id()), null, counts, location, null, null);
    }
}
