package dev.homeport.api.compute;

import dev.homeport.api.fleet.OperatingSystem;
import java.time.Instant;
import java.util.List;

/** A machine that hosts game servers of a fleet. */
public record Compute(
        String fleetId,
        String fleetArn,
        String computeName,
        String computeArn,
        String ipAddress,
        String dnsName,
        String computeStatus,
        String location,
        Instant creationTime,
        OperatingSystem operatingSystem,
        String type,
        String gameLiftServiceSdkEndpoint,
        String gameLiftAgentEndpoint,
        String instanceId,
        List<ContainerAttribute> containerAttributes,
        String gameServerContainerGroupDefinitionArn) {
    public static Builder builder() {
        return new Builder();
    }

    /** Sets the members one by one; those left out stay absent. */
    public static final class Builder {
        private String fleetId;
        private String fleetArn;
        private String computeName;
        private String computeArn;
        private String ipAddress;
        private String dnsName;
        private String computeStatus;
        private String location;
        private Instant creationTime;
        private OperatingSystem operatingSystem;
        private String type;
        private String gameLiftServiceSdkEndpoint;
        private String gameLiftAgentEndpoint;
        private String instanceId;
        private List<ContainerAttribute> containerAttributes;
        private String gameServerContainerGroupDefinitionArn;

        private Builder() {}

        public Builder fleetId(String value) {
            fleetId = value;
            return this;
        }

        public Builder fleetArn(String value) {
            fleetArn = value;
            return this;
        }

        public Builder computeName(String value) {
            computeName = value;
            return this;
        }

        public Builder computeArn(String value) {
            computeArn = value;
            return this;
        }

        public Builder ipAddress(String value) {
            ipAddress = value;
            return this;
        }

        public Builder dnsName(String value) {
            dnsName = value;
            return this;
        }

        public Builder computeStatus(String value) {
            computeStatus = value;
            return this;
        }

        public Builder location(String value) {
            location = value;
            return this;
        }

        public Builder creationTime(Instant value) {
            creationTime = value;
            return this;
        }

        public Builder operatingSystem(OperatingSystem value) {
            operatingSystem = value;
            return this;
        }

        public Builder type(String value) {
            type = value;
            return this;
        }

        public Builder gameLiftServiceSdkEndpoint(String value) {
            gameLiftServiceSdkEndpoint = value;
            return this;
        }

        public Builder gameLiftAgentEndpoint(String value) {
            gameLiftAgentEndpoint = value;
            return this;
        }

        public Builder instanceId(String value) {
            instanceId = value;
            return this;
        }

        public Builder containerAttributes(List<ContainerAttribute> value) {
            containerAttributes = value;
            return this;
        }

        public Builder gameServerContainerGroupDefinitionArn(String value) {
            gameServerContainerGroupDefinitionArn = value;
            return this;
        }

        public Compute build() {
            return new Compute(
                    fleetId,
                    fleetArn,
                    computeName,
                    computeArn,
                    ipAddress,
                    dnsName,
                    computeStatus,
                    location,
                    creationTime,
                    operatingSystem,
                    type,
                    gameLiftServiceSdkEndpoint,
                    gameLiftAgentEndpoint,
                    instanceId,
                    containerAttributes,
                    gameServerContainerGroupDefinitionArn);
        }
    }
}
