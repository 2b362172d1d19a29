package dev.homeport.api.playersession;

import java.time.Instant;

/** The slot of one player in one game session. */
public record PlayerSession(
        String playerSessionId,
        String playerId,
        String gameSessionId,
        String fleetId,
        String fleetArn,
        Instant creationTime,
        Instant terminationTime,
        PlayerSessionStatus status,
        String ipAddress,
        String dnsName,
        Integer port,
        String playerData) {
    public static Builder builder() {
        return new Builder();
    }

    /** Sets the members one by one; those left out stay absent. */
    public static final class Builder {
        private String playerSessionId;
        private String playerId;
        private String gameSessionId;
        private String fleetId;
        private String fleetArn;
        private Instant creationTime;
        private Instant terminationTime;
        private PlayerSessionStatus status;
        private String ipAddress;
        private String dnsName;
        private Integer port;
        private String playerData;

        private Builder() {}

        public Builder playerSessionId(String value) {
            playerSessionId = value;
            return this;
        }

        public Builder playerId(String value) {
            playerId = value;
            return this;
        }

        public Builder gameSessionId(String value) {
            gameSessionId = value;
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

        public Builder status(PlayerSessionStatus value) {
            status = value;
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

        public Builder playerData(String value) {
            playerData = value;
            return this;
        }

        public PlayerSession build() {
            return new PlayerSession(
                    playerSessionId,
                    playerId,
                    gameSessionId,
                    fleetId,
                    fleetArn,
                    creationTime,
                    terminationTime,
                    status,
                    ipAddress,
                    dnsName,
                    port,
                    playerData);
        }
    }
}
