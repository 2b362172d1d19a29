package dev.homeport.api.gamesession;

import dev.homeport.api.common.PlayerGatewayStatus;
import java.time.Instant;
import java.util.List;

/** A game that runs, ran or is about to run on one server process. */
public record GameSession(
        String gameSessionId,
        String name,
        String fleetId,
        String fleetArn,
        Instant creationTime,
        Instant terminationTime,
        Integer currentPlayerSessionCount,
        Integer maximumPlayerSessionCount,
        GameSessionStatus status,
        GameSessionStatusReason statusReason,
        List<GameProperty> gameProperties,
        String ipAddress,
        String dnsName,
        Integer port,
        PlayerSessionCreationPolicy playerSessionCreationPolicy,
        String creatorId,
        String gameSessionData,
        String matchmakerData,
        String location,
        String computeName,
        PlayerGatewayStatus playerGatewayStatus) {
    public static Builder builder() {
        return new Builder();
    }

    /** Sets the members one by one; those left out stay absent. */
    public static final class Builder {
        private String gameSessionId;
        private String name;
        private String fleetId;
        private String fleetArn;
        private Instant creationTime;
        private Instant terminationTime;
        private Integer currentPlayerSessionCount;
        private Integer maximumPlayerSessionCount;
        private GameSessionStatus status;
        private GameSessionStatusReason statusReason;
        private List<GameProperty> gameProperties;
        private String ipAddress;
        private String dnsName;
        private Integer port;
        private PlayerSessionCreationPolicy playerSessionCreationPolicy;
        private String creatorId;
        private String gameSessionData;
        private String matchmakerData;
        private String location;
        private String computeName;
        private PlayerGatewayStatus playerGatewayStatus;

        private Builder() {}

        public Builder gameSessionId(String value) {
            gameSessionId = value;
            return this;
        }

        public Builder name(String value) {
            name = value;
            return this;
        }

        public Builder fleetId(String value) {
            fleetId = value;
            return this;
        }

        public Builder fleetArn(String value) {
            fleetArn = value;
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

        public Builder currentPlayerSessionCount(Integer value) {
            currentPlayerSessionCount = value;
            return this;
        }

        public Builder maximumPlayerSessionCount(Integer value) {
            maximumPlayerSessionCount = value;
            return this;
        }

        public Builder status(GameSessionStatus value) {
            status = value;
            return this;
        }

        public Builder statusReason(GameSessionStatusReason value) {
            statusReason = value;
            return this;
        }

        public Builder gameProperties(List<GameProperty> value) {
            gameProperties = value;
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

        public Builder port(Integer value) {
            port = value;
            return this;
        }

        public Builder playerSessionCreationPolicy(PlayerSessionCreationPolicy value) {
            playerSessionCreationPolicy = value;
            return this;
        }

        public Builder creatorId(String value) {
            creatorId = value;
            return this;
        }

        public Builder gameSessionData(String value) {
            gameSessionData = value;
            return this;
        }

        public Builder matchmakerData(String value) {
            matchmakerData = value;
            return this;
        }

        public Builder location(String value) {
            location = value;
            return this;
        }

        public Builder computeName(String value) {
            computeName = value;
            return this;
        }

        public Builder playerGatewayStatus(PlayerGatewayStatus value) {
            playerGatewayStatus = value;
            return this;
        }

        public GameSession build() {
            return new GameSession(
                    gameSessionId,
                    name,
                    fleetId,
                    fleetArn,
                    creationTime,
                    terminationTime,
                    currentPlayerSessionCount,
                    maximumPlayerSessionCount,
                    status,
                    statusReason,
                    gameProperties,
                    ipAddress,
                    dnsName,
                    port,
                    playerSessionCreationPolicy,
                    creatorId,
                    gameSessionData,
                    matchmakerData,
                    location,
                    computeName,
                    playerGatewayStatus);
        }
    }
}
