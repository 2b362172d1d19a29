package dev.homeport.server.operations;

import dev.homeport.api.fleet.DescribeFleetCapacityInput;
import dev.homeport.api.fleet.DescribeFleetCapacityOutput;
import dev.homeport.api.fleet.DescribeFleetLocationCapacityInput;
import dev.homeport.api.fleet.DescribeFleetLocationCapacityOutput;
import dev.homeport.api.fleet.DescribeFleetLocationUtilizationInput;
import dev.homeport.api.fleet.DescribeFleetLocationUtilizationOutput;
import dev.homeport.api.fleet.DescribeFleetPortSettingsInput;
import dev.homeport.api.fleet.DescribeFleetPortSettingsOutput;
import dev.homeport.api.fleet.DescribeFleetUtilizationInput;
import dev.homeport.api.fleet.DescribeFleetUtilizationOutput;
import dev.homeport.api.fleet.DescribeScalingPoliciesInput;
import dev.homeport.api.fleet.DescribeScalingPoliciesOutput;
import dev.homeport.core.Refusal;
import dev.homeport.core.State;
import dev.homeport.core.fleet.Fleet;
import java.util.List;

/** Operations of the GameLift API that tell how busy a fleet is and how large. */
final class FleetFactOperations {
    private final State state;
    private final Arns arns;
    private final FleetQuery query;
    private final FleetFacts facts;

    FleetFactOperations(State state, Arns arns) {
        this.state = state;
        this.arns = arns;
        this.query = new FleetQuery(state);
        this.facts = new FleetFacts(state, arns);
    }

    DescribeFleetUtilizationOutput describeFleetUtilization(DescribeFleetUtilizationInput in) {
        Paging.Page<Fleet> page = query.page("DescribeFleetUtilization", in.fleetIds(), in.limit(), in.nextToken());
        return new DescribeFleetUtilizationOutput(page.map(facts::utilization), page.nextToken());
    }

    DescribeFleetLocationUtilizationOutput describeFleetLocationUtilization(DescribeFleetLocationUtilizationInput in) {
        Fleet fleet = fleet(in.fleetId(), in.location());
        return new DescribeFleetLocationUtilizationOutput(facts.utilization(fleet, in.location()));
    }

    DescribeFleetCapacityOutput describeFleetCapacity(DescribeFleetCapacityInput in) {
        Paging.Page<Fleet> page = query.page("DescribeFleetCapacity", in.fleetIds(), in.limit(), in.nextToken());
        return new DescribeFleetCapacityOutput(page.map(facts::capacity), page.nextToken());
    }

    DescribeFleetLocationCapacityOutput describeFleetLocationCapacity(DescribeFleetLocationCapacityInput in) {
        Fleet fleet = fleet(in.fleetId(), in.location());
        return new DescribeFleetLocationCapacityOutput(facts.capacity(fleet, in.location()));
    }

    /** No ports are opened for processes on computes of one's own. */
    DescribeFleetPortSettingsOutput describeFleetPortSettings(DescribeFleetPortSettingsInput in) {
        Fleet fleet = fleet(in.fleetId(), in.location());
        return new DescribeFleetPortSettingsOutput(fleet.id(), arns.fleet(fleet.id()), List.of(), null, in.location());
    }

    /** Nothing scales computes of one's own. */
    DescribeScalingPoliciesOutput describeScalingPolicies(DescribeScalingPoliciesInput in) {
        Fleet fleet = fleet(in.fleetId(), in.location());
        if (in.nextToken() != null) {
            throw Paging.invalid(in.nextToken());
        }
        assert fleet != null : "an unknown fleet has been refused";
        return new DescribeScalingPoliciesOutput(List.of(), null);
    }

    /** The fleet, which must have the location if one is given. */
    private Fleet fleet(String fleetIdOrArn, String location) {
        Fleet fleet = state.fleets().requireKnown(Arns.fleetId(fleetIdOrArn));
        if (location != null && !fleet.locations().contains(location)) {
            throw Refusal.notFound("Location %s is not a location of fleet %s", location, fleet.id());
        }
        return fleet;
    }
}
