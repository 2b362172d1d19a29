package dev.homeport.api;

import static dev.homeport.api.Operation.known;
import static dev.homeport.api.Operation.notYet;
import static dev.homeport.api.Operation.unsupported;

import dev.homeport.api.alias.*;
import dev.homeport.api.common.EmptyOutput;
import dev.homeport.api.compute.*;
import dev.homeport.api.event.*;
import dev.homeport.api.fleet.*;
import dev.homeport.api.gamesession.*;
import dev.homeport.api.location.*;
import dev.homeport.api.placement.*;
import dev.homeport.api.playersession.*;
import dev.homeport.api.tag.*;
import dev.homeport.api.validation.Violation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Every operation of the GameLift API: those Homeport has records for, and why it has none for the others. */
public final class Operations {
    private static final String BUILDS = "builds are uploaded to managed EC2 fleets";
    private static final String SCRIPTS = "scripts run on managed EC2 fleets";
    private static final String INSTANCES = "it concerns managed EC2 instances";
    private static final String SCALING = "only managed EC2 fleets are scaled";
    private static final String PORTS = "only managed EC2 fleets have port settings to change";
    private static final String LOGS = "game session logs are collected from managed EC2 fleets";
    private static final String VPC = "VPC peering connects managed EC2 fleets";
    private static final String CONTAINERS = "it concerns managed container fleets";
    private static final String FLEET_IQ = "game server groups live on EC2 Auto Scaling groups";

    private static final List<Operation> ALL = List.of(
            notYet("AcceptMatch"),
            unsupported("ClaimGameServer", FLEET_IQ),
            known(CreateAliasInput.class, CreateAliasOutput.class),
            unsupported("CreateBuild", BUILDS),
            unsupported("CreateContainerFleet", CONTAINERS),
            unsupported("CreateContainerGroupDefinition", CONTAINERS),
            known(CreateFleetInput.class, CreateFleetOutput.class),
            known(CreateFleetLocationsInput.class, CreateFleetLocationsOutput.class),
            unsupported("CreateGameServerGroup", FLEET_IQ),
            known(CreateGameSessionInput.class, CreateGameSessionOutput.class),
            known(CreateGameSessionQueueInput.class, CreateGameSessionQueueOutput.class),
            known(CreateLocationInput.class, CreateLocationOutput.class),
            notYet("CreateMatchmakingConfiguration"),
            notYet("CreateMatchmakingRuleSet"),
            known(CreatePlayerSessionInput.class, CreatePlayerSessionOutput.class),
            known(CreatePlayerSessionsInput.class, CreatePlayerSessionsOutput.class),
            unsupported("CreateScript", SCRIPTS),
            unsupported("CreateVpcPeeringAuthorization", VPC),
            unsupported("CreateVpcPeeringConnection", VPC),
            known(DeleteAliasInput.class, EmptyOutput.class),
            unsupported("DeleteBuild", BUILDS),
            unsupported("DeleteContainerFleet", CONTAINERS),
            unsupported("DeleteContainerGroupDefinition", CONTAINERS),
            known(DeleteFleetInput.class, EmptyOutput.class),
            known(DeleteFleetLocationsInput.class, DeleteFleetLocationsOutput.class),
            unsupported("DeleteGameServerGroup", FLEET_IQ),
            known(DeleteGameSessionQueueInput.class, DeleteGameSessionQueueOutput.class),
            known(DeleteLocationInput.class, DeleteLocationOutput.class),
            notYet("DeleteMatchmakingConfiguration"),
            notYet("DeleteMatchmakingRuleSet"),
            unsupported("DeleteScalingPolicy", SCALING),
            unsupported("DeleteScript", SCRIPTS),
            unsupported("DeleteVpcPeeringAuthorization", VPC),
            unsupported("DeleteVpcPeeringConnection", VPC),
            known(DeregisterComputeInput.class, DeregisterComputeOutput.class),
            unsupported("DeregisterGameServer", FLEET_IQ),
            known(DescribeAliasInput.class, DescribeAliasOutput.class),
            unsupported("DescribeBuild", BUILDS),
            known(DescribeComputeInput.class, DescribeComputeOutput.class),
            unsupported("DescribeContainerFleet", CONTAINERS),
            unsupported("DescribeContainerGroupDefinition", CONTAINERS),
            unsupported("DescribeContainerGroupPortMappings", CONTAINERS),
            unsupported("DescribeEC2InstanceLimits", INSTANCES),
            known(DescribeFleetAttributesInput.class, DescribeFleetAttributesOutput.class),
            known(DescribeFleetCapacityInput.class, DescribeFleetCapacityOutput.class),
            unsupported("DescribeFleetDeployment", CONTAINERS),
            known(DescribeFleetEventsInput.class, DescribeFleetEventsOutput.class),
            known(DescribeFleetLocationAttributesInput.class, DescribeFleetLocationAttributesOutput.class),
            known(DescribeFleetLocationCapacityInput.class, DescribeFleetLocationCapacityOutput.class),
            known(DescribeFleetLocationUtilizationInput.class, DescribeFleetLocationUtilizationOutput.class),
            known(DescribeFleetPortSettingsInput.class, DescribeFleetPortSettingsOutput.class),
            known(DescribeFleetUtilizationInput.class, DescribeFleetUtilizationOutput.class),
            unsupported("DescribeGameServer", FLEET_IQ),
            unsupported("DescribeGameServerGroup", FLEET_IQ),
            unsupported("DescribeGameServerInstances", FLEET_IQ),
            known(DescribeGameSessionDetailsInput.class, DescribeGameSessionDetailsOutput.class),
            known(DescribeGameSessionPlacementInput.class, DescribeGameSessionPlacementOutput.class),
            known(DescribeGameSessionQueuesInput.class, DescribeGameSessionQueuesOutput.class),
            known(DescribeGameSessionsInput.class, DescribeGameSessionsOutput.class),
            unsupported("DescribeInstances", INSTANCES),
            notYet("DescribeMatchmaking"),
            notYet("DescribeMatchmakingConfigurations"),
            notYet("DescribeMatchmakingRuleSets"),
            known(DescribePlayerSessionsInput.class, DescribePlayerSessionsOutput.class),
            known(DescribeRuntimeConfigurationInput.class, DescribeRuntimeConfigurationOutput.class),
            known(DescribeScalingPoliciesInput.class, DescribeScalingPoliciesOutput.class),
            unsupported("DescribeScript", SCRIPTS),
            unsupported("DescribeVpcPeeringAuthorizations", VPC),
            unsupported("DescribeVpcPeeringConnections", VPC),
            unsupported("GetComputeAccess", INSTANCES),
            known(GetComputeAuthTokenInput.class, GetComputeAuthTokenOutput.class),
            unsupported("GetGameSessionLogUrl", LOGS),
            unsupported("GetInstanceAccess", INSTANCES),
            known(GetPlayerConnectionDetailsInput.class, GetPlayerConnectionDetailsOutput.class),
            known(ListAliasesInput.class, ListAliasesOutput.class),
            unsupported("ListBuilds", BUILDS),
            known(ListComputeInput.class, ListComputeOutput.class),
            unsupported("ListContainerFleets", CONTAINERS),
            unsupported("ListContainerGroupDefinitionVersions", CONTAINERS),
            unsupported("ListContainerGroupDefinitions", CONTAINERS),
            unsupported("ListFleetDeployments", CONTAINERS),
            known(ListFleetsInput.class, ListFleetsOutput.class),
            unsupported("ListGameServerGroups", FLEET_IQ),
            unsupported("ListGameServers", FLEET_IQ),
            known(ListLocationsInput.class, ListLocationsOutput.class),
            unsupported("ListScripts", SCRIPTS),
            known(ListTagsForResourceInput.class, ListTagsForResourceOutput.class),
            unsupported("PutScalingPolicy", SCALING),
            known(RegisterComputeInput.class, RegisterComputeOutput.class),
            unsupported("RegisterGameServer", FLEET_IQ),
            unsupported("RequestUploadCredentials", BUILDS),
            known(ResolveAliasInput.class, ResolveAliasOutput.class),
            unsupported("ResumeGameServerGroup", FLEET_IQ),
            known(SearchGameSessionsInput.class, SearchGameSessionsOutput.class),
            unsupported("StartFleetActions", SCALING),
            known(StartGameSessionPlacementInput.class, StartGameSessionPlacementOutput.class),
            notYet("StartMatchBackfill"),
            notYet("StartMatchmaking"),
            unsupported("StopFleetActions", SCALING),
            known(StopGameSessionPlacementInput.class, StopGameSessionPlacementOutput.class),
            notYet("StopMatchmaking"),
            unsupported("SuspendGameServerGroup", FLEET_IQ),
            known(TagResourceInput.class, TagResourceOutput.class),
            known(TerminateGameSessionInput.class, TerminateGameSessionOutput.class),
            known(UntagResourceInput.class, UntagResourceOutput.class),
            known(UpdateAliasInput.class, UpdateAliasOutput.class),
            unsupported("UpdateBuild", BUILDS),
            unsupported("UpdateContainerFleet", CONTAINERS),
            unsupported("UpdateContainerGroupDefinition", CONTAINERS),
            known(UpdateFleetAttributesInput.class, UpdateFleetAttributesOutput.class),
            unsupported("UpdateFleetCapacity", SCALING),
            unsupported("UpdateFleetPortSettings", PORTS),
            unsupported("UpdateGameServer", FLEET_IQ),
            unsupported("UpdateGameServerGroup", FLEET_IQ),
            known(UpdateGameSessionInput.class, UpdateGameSessionOutput.class),
            known(UpdateGameSessionQueueInput.class, UpdateGameSessionQueueOutput.class),
            notYet("UpdateMatchmakingConfiguration"),
            known(UpdateRuntimeConfigurationInput.class, UpdateRuntimeConfigurationOutput.class),
            unsupported("UpdateScript", SCRIPTS),
            notYet("ValidateMatchmakingRuleSet"));

    private static final Map<String, Operation> BY_NAME =
            ALL.stream().collect(Collectors.toUnmodifiableMap(Operation::name, Function.identity()));

    private Operations() {}

    /** All of them, by name. */
    public static List<Operation> all() {
        return ALL;
    }

    public static Optional<Operation> find(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    /** The operation of that name, or an UnknownOperationException. */
    public static Operation require(String name) {
        return find(name)
                .orElseThrow(() -> new ApiError(
                        ApiError.Code.UNKNOWN_OPERATION,
                        "'" + Violation.cut(name) + "' is not an operation of the GameLift API."));
    }
}
