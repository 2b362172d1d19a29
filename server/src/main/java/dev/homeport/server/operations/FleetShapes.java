package dev.homeport.server.operations;

import dev.homeport.api.fleet.AnywhereConfiguration;
import dev.homeport.api.fleet.CertificateConfiguration;
import dev.homeport.api.fleet.CertificateType;
import dev.homeport.api.fleet.ComputeType;
import dev.homeport.api.fleet.CreateFleetInput;
import dev.homeport.api.fleet.FleetAttributes;
import dev.homeport.api.fleet.FleetStatus;
import dev.homeport.api.fleet.LocationConfiguration;
import dev.homeport.api.fleet.LocationState;
import dev.homeport.api.fleet.ResourceCreationLimitPolicy;
import dev.homeport.api.gamesession.ProtectionPolicy;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.fleet.FleetSettings;
import dev.homeport.core.fleet.FleetSettings.CreationLimit;
import dev.homeport.core.fleet.FleetSettings.Protection;
import java.util.List;
import java.util.Optional;

/** Turns the API's fleet shapes into the core's and back. */
record FleetShapes(Arns arns) {
    private static final List<String> DEFAULT_METRIC_GROUPS = List.of("default");

    static FleetSettings settings(CreateFleetInput in) {
        return new FleetSettings(
                in.name(),
                Optional.ofNullable(in.description()),
                Optional.ofNullable(in.newGameSessionProtectionPolicy())
                        .map(FleetShapes::protection)
                        .orElse(Protection.NO_PROTECTION),
                Optional.ofNullable(in.resourceCreationLimitPolicy()).map(FleetShapes::creationLimit),
                Optional.ofNullable(in.metricGroups()).orElse(DEFAULT_METRIC_GROUPS),
                Optional.ofNullable(in.anywhereConfiguration()).map(AnywhereConfiguration::cost),
                Optional.ofNullable(in.runtimeConfiguration()).map(RuntimeShapes::configuration));
    }

    static Protection protection(ProtectionPolicy policy) {
        return switch (policy) {
            case NoProtection -> Protection.NO_PROTECTION;
            case FullProtection -> Protection.FULL_PROTECTION;
        };
    }

    static ProtectionPolicy protectionPolicy(Protection protection) {
        return switch (protection) {
            case NO_PROTECTION -> ProtectionPolicy.NoProtection;
            case FULL_PROTECTION -> ProtectionPolicy.FullProtection;
        };
    }

    static CreationLimit creationLimit(ResourceCreationLimitPolicy policy) {
        return new CreationLimit(
                Optional.ofNullable(policy.newGameSessionsPerCreator()),
                Optional.ofNullable(policy.policyPeriodInMinutes()));
    }

    static List<String> locationNames(List<LocationConfiguration> locations) {
        return locations.stream().map(LocationConfiguration::location).toList();
    }

    FleetAttributes attributes(Fleet fleet) {
        FleetSettings settings = fleet.settings();
        return FleetAttributes.builder()
                .fleetId(fleet.id())
                .fleetArn(arns.fleet(fleet.id()))
                .name(settings.name())
                .description(settings.description().orElse(null))
                .creationTime(fleet.creationTime())
                .terminationTime(fleet.terminationTime().orElse(null))
                .status(status(fleet))
                .newGameSessionProtectionPolicy(protectionPolicy(settings.newGameSessionProtection()))
                .resourceCreationLimitPolicy(settings.creationLimit()
                        .map(limit -> new ResourceCreationLimitPolicy(
                                limit.newGameSessionsPerCreator().orElse(null),
                                limit.policyPeriodInMinutes().orElse(null)))
                        .orElse(null))
                .metricGroups(settings.metricGroups())
                .certificateConfiguration(new CertificateConfiguration(CertificateType.DISABLED))
                .computeType(ComputeType.ANYWHERE)
                .anywhereConfiguration(
                        settings.anywhereCost().map(AnywhereConfiguration::new).orElse(null))
                .build();
    }

    static LocationState locationState(String location, FleetStatus status) {
        return new LocationState(location, status, null);
    }

    static FleetStatus status(Fleet fleet) {
        return switch (fleet.status()) {
            case ACTIVE -> FleetStatus.ACTIVE;
            case DELETING -> FleetStatus.DELETING;
            case TERMINATED -> FleetStatus.TERMINATED;
        };
    }
}
