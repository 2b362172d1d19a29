package dev.homeport.api.fleet;

import dev.homeport.api.gamesession.ProtectionPolicy;
import java.time.Instant;
import java.util.List;

/** A fleet as its owner sees it. */
public record FleetAttributes(
        String fleetId,
        String fleetArn,
        FleetType fleetType,
        String instanceType,
        String description,
        String name,
        Instant creationTime,
        Instant terminationTime,
        FleetStatus status,
        String buildId,
        String buildArn,
        String scriptId,
        String scriptArn,
        String serverLaunchPath,
        String serverLaunchParameters,
        List<String> logPaths,
        ProtectionPolicy newGameSessionProtectionPolicy,
        OperatingSystem operatingSystem,
        ResourceCreationLimitPolicy resourceCreationLimitPolicy,
        List<String> metricGroups,
        List<FleetAction> stoppedActions,
        String instanceRoleArn,
        CertificateConfiguration certificateConfiguration,
        ComputeType computeType,
        AnywhereConfiguration anywhereConfiguration,
        InstanceRoleCredentialsProvider instanceRoleCredentialsProvider,
        PlayerGatewayMode playerGatewayMode,
        PlayerGatewayConfiguration playerGatewayConfiguration) {
    public static Builder builder() {
        return new Builder();
    }

    /** Sets the members one by one; those left out stay absent. */
    public static final class Builder {
        private String fleetId;
        private String fleetArn;
        private FleetType fleetType;
        private String instanceType;
        private String description;
        private String name;
        private Instant creationTime;
        private Instant terminationTime;
        private FleetStatus status;
        private String buildId;
        private String buildArn;
        private String scriptId;
        private String scriptArn;
        private String serverLaunchPath;
        private String serverLaunchParameters;
        private List<String> logPaths;
        private ProtectionPolicy newGameSessionProtectionPolicy;
        private OperatingSystem operatingSystem;
        private ResourceCreationLimitPolicy resourceCreationLimitPolicy;
        private List<String> metricGroups;
        private List<FleetAction> stoppedActions;
        private String instanceRoleArn;
        private CertificateConfiguration certificateConfiguration;
        private ComputeType computeType;
        private AnywhereConfiguration anywhereConfiguration;
        private InstanceRoleCredentialsProvider instanceRoleCredentialsProvider;
        private PlayerGatewayMode playerGatewayMode;
        private PlayerGatewayConfiguration playerGatewayConfiguration;

        private Builder() {}

        public Builder fleetId(String value) {
            fleetId = value;
            return this;
        }

        public Builder fleetArn(String value) {
            fleetArn = value;
            return this;
        }

        public Builder fleetType(FleetType value) {
            fleetType = value;
            return this;
        }

        public Builder instanceType(String value) {
            instanceType = value;
            return this;
        }

        public Builder description(String value) {
            description = value;
            return this;
        }

        public Builder name(String value) {
            name = value;
            return this;
        }

        public Builder creationTime(Instant value) {
            creationTime = value;
            return this;
        }

        public Builder terminationTime(Instant value) {
            terminationTime = value;
            return this;
        }

        public Builder status(FleetStatus value) {
            status = value;
            return this;
        }

        public Builder buildId(String value) {
            buildId = value;
            return this;
        }

        public Builder buildArn(String value) {
            buildArn = value;
            return this;
        }

        public Builder scriptId(String value) {
            scriptId = value;
            return this;
        }

        public Builder scriptArn(String value) {
            scriptArn = value;
            return this;
        }

        public Builder serverLaunchPath(String value) {
            serverLaunchPath = value;
            return this;
        }

        public Builder serverLaunchParameters(String value) {
            serverLaunchParameters = value;
            return this;
        }

        public Builder logPaths(List<String> value) {
            logPaths = value;
            return this;
        }

        public Builder newGameSessionProtectionPolicy(ProtectionPolicy value) {
            newGameSessionProtectionPolicy = value;
            return this;
        }

        public Builder operatingSystem(OperatingSystem value) {
            operatingSystem = value;
            return this;
        }

        public Builder resourceCreationLimitPolicy(ResourceCreationLimitPolicy value) {
            resourceCreationLimitPolicy = value;
            return this;
        }

        public Builder metricGroups(List<String> value) {
            metricGroups = value;
            return this;
        }

        public Builder stoppedActions(List<FleetAction> value) {
            stoppedActions = value;
            return this;
        }

        public Builder instanceRoleArn(String value) {
            instanceRoleArn = value;
            return this;
        }

        public Builder certificateConfiguration(CertificateConfiguration value) {
            certificateConfiguration = value;
            return this;
        }

        public Builder computeType(ComputeType value) {
            computeType = value;
            return this;
        }

        public Builder anywhereConfiguration(AnywhereConfiguration value) {
            anywhereConfiguration = value;
            return this;
        }

        public Builder instanceRoleCredentialsProvider(InstanceRoleCredentialsProvider value) {
            instanceRoleCredentialsProvider = value;
            return this;
        }

        public Builder playerGatewayMode(PlayerGatewayMode value) {
            playerGatewayMode = value;
            return this;
        }

        public Builder playerGatewayConfiguration(PlayerGatewayConfiguration value) {
            playerGatewayConfiguration = value;
            return this;
        }

        public FleetAttributes build() {
            return new FleetAttributes(
                    fleetId,
                    fleetArn,
                    fleetType,
                    instanceType,
                    description,
                    name,
                    creationTime,
                    terminationTime,
                    status,
                    buildId,
                    buildArn,
                    scriptId,
                    scriptArn,
                    serverLaunchPath,
                    serverLaunchParameters,
                    logPaths,
                    newGameSessionProtectionPolicy,
                    operatingSystem,
                    resourceCreationLimitPolicy,
                    metricGroups,
                    stoppedActions,
                    instanceRoleArn,
                    certificateConfiguration,
                    computeType,
                    anywhereConfiguration,
                    instanceRoleCredentialsProvider,
                    playerGatewayMode,
                    playerGatewayConfiguration);
        }
    }
}
