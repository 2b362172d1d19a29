package dev.homeport.server.operations;

import static dev.homeport.server.operations.Handler.reading;
import static dev.homeport.server.operations.Handler.writing;

import dev.homeport.api.Operation;
import dev.homeport.api.Operations;
import dev.homeport.api.alias.CreateAliasInput;
import dev.homeport.api.alias.DeleteAliasInput;
import dev.homeport.api.alias.DescribeAliasInput;
import dev.homeport.api.alias.ListAliasesInput;
import dev.homeport.api.alias.ResolveAliasInput;
import dev.homeport.api.alias.UpdateAliasInput;
import dev.homeport.api.compute.DeregisterComputeInput;
import dev.homeport.api.compute.DescribeComputeInput;
import dev.homeport.api.compute.GetComputeAuthTokenInput;
import dev.homeport.api.compute.ListComputeInput;
import dev.homeport.api.compute.RegisterComputeInput;
import dev.homeport.api.event.DescribeFleetEventsInput;
import dev.homeport.api.fleet.CreateFleetInput;
import dev.homeport.api.fleet.CreateFleetLocationsInput;
import dev.homeport.api.fleet.DeleteFleetInput;
import dev.homeport.api.fleet.DeleteFleetLocationsInput;
import dev.homeport.api.fleet.DescribeFleetAttributesInput;
import dev.homeport.api.fleet.DescribeFleetCapacityInput;
import dev.homeport.api.fleet.DescribeFleetLocationAttributesInput;
import dev.homeport.api.fleet.DescribeFleetLocationCapacityInput;
import dev.homeport.api.fleet.DescribeFleetLocationUtilizationInput;
import dev.homeport.api.fleet.DescribeFleetPortSettingsInput;
import dev.homeport.api.fleet.DescribeFleetUtilizationInput;
import dev.homeport.api.fleet.DescribeRuntimeConfigurationInput;
import dev.homeport.api.fleet.DescribeScalingPoliciesInput;
import dev.homeport.api.fleet.ListFleetsInput;
import dev.homeport.api.fleet.UpdateFleetAttributesInput;
import dev.homeport.api.fleet.UpdateRuntimeConfigurationInput;
import dev.homeport.api.gamesession.CreateGameSessionInput;
import dev.homeport.api.gamesession.DescribeGameSessionDetailsInput;
import dev.homeport.api.gamesession.DescribeGameSessionsInput;
import dev.homeport.api.gamesession.SearchGameSessionsInput;
import dev.homeport.api.gamesession.TerminateGameSessionInput;
import dev.homeport.api.gamesession.UpdateGameSessionInput;
import dev.homeport.api.location.CreateLocationInput;
import dev.homeport.api.location.DeleteLocationInput;
import dev.homeport.api.location.ListLocationsInput;
import dev.homeport.api.placement.CreateGameSessionQueueInput;
import dev.homeport.api.placement.DeleteGameSessionQueueInput;
import dev.homeport.api.placement.DescribeGameSessionPlacementInput;
import dev.homeport.api.placement.DescribeGameSessionQueuesInput;
import dev.homeport.api.placement.StartGameSessionPlacementInput;
import dev.homeport.api.placement.StopGameSessionPlacementInput;
import dev.homeport.api.placement.UpdateGameSessionQueueInput;
import dev.homeport.api.playersession.CreatePlayerSessionInput;
import dev.homeport.api.playersession.CreatePlayerSessionsInput;
import dev.homeport.api.playersession.DescribePlayerSessionsInput;
import dev.homeport.api.playersession.GetPlayerConnectionDetailsInput;
import dev.homeport.api.tag.ListTagsForResourceInput;
import dev.homeport.api.tag.TagResourceInput;
import dev.homeport.api.tag.UntagResourceInput;
import dev.homeport.api.validation.Violation;
import dev.homeport.core.State;
import dev.homeport.server.log.Commands;
import dev.homeport.server.quota.Quotas;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The operations Homeport serves, one line each. */
public final class Catalogue {
    /** An operation with the records of the model and the method that serves it. */
    public record Served<I, O>(String name, Class<I> inputType, Handler<I, O> handler) {}

    /** What the operations need to know of the configuration. */
    public record Settings(
            Arns arns, SdkEndpoint endpoint, TokenIssuer tokens, Optional<Quotas> quotas, Preparation preparation) {}

    private final Optional<Quotas> quotas;
    private final Map<String, Served<?, ?>> served = new HashMap<>();
    private final Preparation preparation;

    public Catalogue(Commands commands, State state, Settings settings) {
        this.quotas = settings.quotas();
        Arns arns = settings.arns();
        preparation = settings.preparation();

        var locations = new LocationOperations(commands, state, arns);
        serve(CreateLocationInput.class, writing(locations::createLocation));
        serve(ListLocationsInput.class, reading(locations::listLocations));
        serve(DeleteLocationInput.class, writing(locations::deleteLocation));

        var fleets = new FleetOperations(commands, state, arns);
        serve(CreateFleetInput.class, writing(fleets::createFleet));
        serve(ListFleetsInput.class, reading(fleets::listFleets));
        serve(DescribeFleetAttributesInput.class, reading(fleets::describeFleetAttributes));
        serve(UpdateFleetAttributesInput.class, writing(fleets::updateFleetAttributes));
        serve(DeleteFleetInput.class, writing(fleets::deleteFleet));

        var fleetLocations = new FleetLocationOperations(commands, state, arns);
        serve(CreateFleetLocationsInput.class, writing(fleetLocations::createFleetLocations));
        serve(DeleteFleetLocationsInput.class, writing(fleetLocations::deleteFleetLocations));
        serve(DescribeFleetLocationAttributesInput.class, reading(fleetLocations::describeFleetLocationAttributes));

        var fleetFacts = new FleetFactOperations(state, arns);
        serve(DescribeFleetUtilizationInput.class, reading(fleetFacts::describeFleetUtilization));
        serve(DescribeFleetLocationUtilizationInput.class, reading(fleetFacts::describeFleetLocationUtilization));
        serve(DescribeFleetCapacityInput.class, reading(fleetFacts::describeFleetCapacity));
        serve(DescribeFleetLocationCapacityInput.class, reading(fleetFacts::describeFleetLocationCapacity));
        serve(DescribeFleetPortSettingsInput.class, reading(fleetFacts::describeFleetPortSettings));
        serve(DescribeScalingPoliciesInput.class, reading(fleetFacts::describeScalingPolicies));

        var runtime = new RuntimeOperations(commands, state);
        serve(DescribeRuntimeConfigurationInput.class, reading(runtime::describeRuntimeConfiguration));
        serve(UpdateRuntimeConfigurationInput.class, writing(runtime::updateRuntimeConfiguration));

        serve(DescribeFleetEventsInput.class, reading(new EventOperations(state)::describeFleetEvents));

        var computes = new ComputeOperations(commands, state, arns, settings.endpoint(), settings.tokens());
        serve(RegisterComputeInput.class, computes::registerCompute);
        serve(DeregisterComputeInput.class, writing(computes::deregisterCompute));
        serve(DescribeComputeInput.class, computes::describeCompute);
        serve(ListComputeInput.class, computes::listCompute);
        serve(GetComputeAuthTokenInput.class, writing(computes::getComputeAuthToken));

        var aliases = new AliasOperations(commands, state, arns);
        serve(CreateAliasInput.class, writing(aliases::createAlias));
        serve(ListAliasesInput.class, reading(aliases::listAliases));
        serve(DescribeAliasInput.class, reading(aliases::describeAlias));
        serve(ResolveAliasInput.class, reading(aliases::resolveAlias));
        serve(UpdateAliasInput.class, writing(aliases::updateAlias));
        serve(DeleteAliasInput.class, writing(aliases::deleteAlias));

        var queues = new QueueOperations(commands, state, arns);
        serve(CreateGameSessionQueueInput.class, writing(queues::createGameSessionQueue));
        serve(DescribeGameSessionQueuesInput.class, reading(queues::describeGameSessionQueues));
        serve(UpdateGameSessionQueueInput.class, writing(queues::updateGameSessionQueue));
        serve(DeleteGameSessionQueueInput.class, writing(queues::deleteGameSessionQueue));

        var placements = new PlacementOperations(commands, state, arns);
        serve(StartGameSessionPlacementInput.class, writing(placements::startGameSessionPlacement));
        serve(DescribeGameSessionPlacementInput.class, reading(placements::describeGameSessionPlacement));
        serve(StopGameSessionPlacementInput.class, writing(placements::stopGameSessionPlacement));

        var gameSessions = new GameSessionOperations(commands, state, arns);
        serve(CreateGameSessionInput.class, writing(gameSessions::createGameSession));
        serve(DescribeGameSessionsInput.class, reading(gameSessions::describeGameSessions));
        serve(DescribeGameSessionDetailsInput.class, reading(gameSessions::describeGameSessionDetails));
        serve(SearchGameSessionsInput.class, reading(gameSessions::searchGameSessions));
        serve(UpdateGameSessionInput.class, writing(gameSessions::updateGameSession));
        serve(TerminateGameSessionInput.class, writing(gameSessions::terminateGameSession));

        var playerSessions = new PlayerSessionOperations(commands, state, arns);
        serve(CreatePlayerSessionInput.class, writing(playerSessions::createPlayerSession));
        serve(CreatePlayerSessionsInput.class, writing(playerSessions::createPlayerSessions));
        serve(DescribePlayerSessionsInput.class, reading(playerSessions::describePlayerSessions));

        var connections = new ConnectionOperations(state, arns);
        serve(GetPlayerConnectionDetailsInput.class, reading(connections::getPlayerConnectionDetails));

        var tags = new TagOperations(commands, state);
        serve(TagResourceInput.class, writing(tags::tagResource));
        serve(UntagResourceInput.class, writing(tags::untagResource));
        serve(ListTagsForResourceInput.class, reading(tags::listTagsForResource));
    }

    private <I extends Record, O> void serve(Class<I> inputType, Handler<I, O> handler) {
        String inputName = inputType.getSimpleName();
        String name = inputName.substring(0, inputName.length() - "Input".length());
        assert Operations.require(name).support() instanceof Operation.Known known && known.input() == inputType;
        served.put(name, new Served<>(name, inputType, limited(name, preparation.before(handler))));
    }

    private <I, O> Handler<I, O> limited(String name, Handler<I, O> handler) {
        return quotas.<Handler<I, O>>map(limits -> (input, caller) -> {
                    limits.charge(name);
                    return handler.handle(input, caller);
                })
                .orElse(handler);
    }

    /** Whether inputs may break that constraint of the model. */
    public boolean tolerates(Violation violation) {
        return preparation.tolerates(violation);
    }

    /** The operation of that name, or the error that says why there is none. */
    public Served<?, ?> require(String name) {
        Served<?, ?> found = served.get(name);
        if (found == null) {
            throw Operations.require(name).refusal();
        }
        return found;
    }
}
