package dev.homeport.api.placement;

import dev.homeport.api.common.PlayerGatewayStatus;
import dev.homeport.api.gamesession.GameProperty;
import java.time.Instant;
import java.util.List;

/** A request to place a game session, and what has become of it. */
public record GameSessionPlacement(
        String placementId,
        String gameSessionQueueName,
        GameSessionPlacementState status,
        List<GameProperty> gameProperties,
        Integer maximumPlayerSessionCount,
        String gameSessionName,
        String gameSessionId,
        String gameSessionArn,
        String gameSessionRegion,
        List<PlayerLatency> playerLatencies,
        Instant startTime,
        Instant endTime,
        String ipAddress,
        String dnsName,
        Integer port,
        List<PlacedPlayerSession> placedPlayerSessions,
        String gameSessionData,
        String matchmakerData,
        PriorityConfigurationOverride priorityConfigurationOverride,
        PlayerGatewayStatus playerGatewayStatus) {
    public static Builder builder() {
        return new Builder();
    }

    /** Sets the members one by one; those left out stay absent. */
    public static final class Builder {
        private String placementId;
        private String gameSessionQueueName;
        private GameSessionPlacementState status;
        private List<GameProperty> gameProperties;
        private Integer maximumPlayerSessionCount;
        private String gameSessionName;
        private String gameSessionId;
        private String gameSessionArn;
        private String gameSessionRegion;
        private List<PlayerLatency> playerLatencies;
        private Instant startTime;
        private Instant endTime;
        private String ipAddress;
        private String dnsName;
        private Integer port;
        private List<PlacedPlayerSession> placedPlayerSessions;
        private String gameSessionData;
        private String matchmakerData;
        private PriorityConfigurationOverride priorityConfigurationOverride;
        private PlayerGatewayStatus playerGatewayStatus;

        private Builder() {}

        public Builder placementId(String value) {
            placementId = value;
            return this;
        }

        public Builder gameSessionQueueName(String value) {
            gameSessionQueueName = value;
            return this;
        }

        public Builder status(GameSessionPlacementState value) {
            status = value;
            return this;
        }

        public Builder gameProperties(List<GameProperty> value) {
            gameProperties = value;
            return this;
        }

        public Builder maximumPlayerSessionCount(Integer value) {
            maximumPlayerSessionCount = value;
            return this;
        }

        public Builder gameSessionName(String value) {
            gameSessionName = value;
            return this;
        }

        public Builder gameSessionId(String value) {
            gameSessionId = value;
            return this;
        }

        public Builder gameSessionArn(String value) {
            gameSessionArn = value;
            return this;
        }

        public Builder gameSessionRegion(String value) {
            gameSessionRegion = value;
            return this;
        }

        public Builder playerLatencies(List<PlayerLatency> value) {
            playerLatencies = value;
            return this;
        }

        public Builder startTime(Instant value) {
            startTime = value;
            return this;
        }

        public Builder endTime(Instant value) {
            endTime = value;
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

        public Builder placedPlayerSessions(List<PlacedPlayerSession> value) {
            placedPlayerSessions = value;
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

        public Builder priorityConfigurationOverride(PriorityConfigurationOverride value) {
            priorityConfigurationOverride = value;
            return this;
        }

        public Builder playerGatewayStatus(PlayerGatewayStatus value) {
            playerGatewayStatus = value;
            return this;
        }

        public GameSessionPlacement build() {
            return new GameSessionPlacement(
                    placementId,
                    gameSessionQueueName,
                    status,
                    gameProperties,
                    maximumPlayerSessionCount,
                    gameSessionName,
                    gameSessionId,
                    gameSessionArn,
                    gameSessionRegion,
                    playerLatencies,
                    startTime,
                    endTime,
                    ipAddress,
                    dnsName,
                    port,
                    placedPlayerSessions,
                    gameSessionData,
                    matchmakerData,
                    priorityConfigurationOverride,
                    playerGatewayStatus);
        }
    }
}
