package dev.homeport.server.operations;

import dev.homeport.api.fleet.DescribeRuntimeConfigurationInput;
import dev.homeport.api.fleet.DescribeRuntimeConfigurationOutput;
import dev.homeport.api.fleet.UpdateRuntimeConfigurationInput;
import dev.homeport.api.fleet.UpdateRuntimeConfigurationOutput;
import dev.homeport.core.State;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.fleet.UpdateRuntimeConfiguration;
import dev.homeport.server.log.Commands;
import java.util.concurrent.CompletionStage;

/** Operations of the GameLift API on what a fleet's computes are to run. */
final class RuntimeOperations {
    private final Commands commands;
    private final State state;

    RuntimeOperations(Commands commands, State state) {
        this.commands = commands;
        this.state = state;
    }

    DescribeRuntimeConfigurationOutput describeRuntimeConfiguration(DescribeRuntimeConfigurationInput in) {
        Fleet fleet = state.fleets().requireKnown(Arns.fleetId(in.fleetId()));
        return new DescribeRuntimeConfigurationOutput(RuntimeShapes.describe(fleet.runtime()));
    }

    CompletionStage<UpdateRuntimeConfigurationOutput> updateRuntimeConfiguration(UpdateRuntimeConfigurationInput in) {
        return commands.submit(new UpdateRuntimeConfiguration(
                        Arns.fleetId(in.fleetId()), RuntimeShapes.configuration(in.runtimeConfiguration())))
                .thenApply(fleet -> new UpdateRuntimeConfigurationOutput(RuntimeShapes.describe(fleet.runtime())));
    }
}
