package dev.homeport.api.placement;

import java.util.List;

/** A queue that places game sessions in the best of several destinations. */
public record GameSessionQueue(
        String name,
        String gameSessionQueueArn,
        Integer timeoutInSeconds,
        List<PlayerLatencyPolicy> playerLatencyPolicies,
        List<GameSessionQueueDestination> destinations,
        FilterConfiguration filterConfiguration,
        PriorityConfiguration priorityConfiguration,
        String customEventData,
        String notificationTarget) {
    public static Builder builder() {
        return new Builder();
    }

    /** Sets the members one by one; those left out stay absent. */
    public static final class Builder {
        private String name;
        private String gameSessionQueueArn;
        private Integer timeoutInSeconds;
        private List<PlayerLatencyPolicy> playerLatencyPolicies;
        private List<GameSessionQueueDestination> destinations;
        private FilterConfiguration filterConfiguration;
        private PriorityConfiguration priorityConfiguration;
        private String customEventData;
        private String notificationTarget;

        private Builder() {}

        public Builder name(String value) {
            name = value;
            return this;
        }

        public Builder gameSessionQueueArn(String value) {
            gameSessionQueueArn = value;
            return this;
        }

        public Builder timeoutInSeconds(Integer value) {
            timeoutInSeconds = value;
            return this;
        }

        public Builder playerLatencyPolicies(List<PlayerLatencyPolicy> value) {
            playerLatencyPolicies = value;
            return this;
        }

        public Builder destinations(List<GameSessionQueueDestination> value) {
            destinations = value;
            return this;
        }

        public Builder filterConfiguration(FilterConfiguration value) {
            filterConfiguration = value;
            return this;
        }

        public Builder priorityConfiguration(PriorityConfiguration value) {
            priorityConfiguration = value;
            return this;
        }

        public Builder customEventData(String value) {
            customEventData = value;
            return this;
        }

        public Builder notificationTarget(String value) {
            notificationTarget = value;
            return this;
        }

        public GameSessionQueue build() {
            return new GameSessionQueue(
                    name,
                    gameSessionQueueArn,
                    timeoutInSeconds,
                    playerLatencyPolicies,
                    destinations,
                    filterConfiguration,
                    priorityConfiguration,
                    customEventData,
                    notificationTarget);
        }
    }
}
