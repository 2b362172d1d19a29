package dev.homeport.api.fleet;

/** How many instances a fleet, or one location of it, has and wants. */
public record FleetCapacity(
        String fleetId,
        String fleetArn,
        String instanceType,
        EC2InstanceCounts instanceCounts,
        String location,
        GameServerContainerGroupCounts gameServerContainerGroupCounts,
        ManagedCapacityConfiguration managedCapacityConfiguration) {}
