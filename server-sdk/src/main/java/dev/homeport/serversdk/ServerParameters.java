package dev.homeport.serversdk;

/**
 * Where the service is and as whom this process connects. Either {@code authToken}, or {@code awsRegion},
 * {@code accessKey} and {@code secretKey}, must be set; the token wins. Values left out are empty.
 *
 * @param webSocketUrl the GameLiftServiceSdkEndpoint that RegisterCompute returned
 * @param processId unique among all processes that ever ran on the fleet
 * @param hostId the compute's name
 * @param authToken what GetComputeAuthToken returned
 * @param toolName names the tool or engine plug-in that uses this SDK, if any
 * @param trustAnyCertificate accepts any TLS certificate; for development with self-signed certificates only
 */
public record ServerParameters(
        String webSocketUrl,
        String processId,
        String hostId,
        String fleetId,
        String authToken,
        String awsRegion,
        String accessKey,
        String secretKey,
        String sessionToken,
        String toolName,
        String toolVersion,
        boolean trustAnyCertificate,
        Timing timing) {

    public static Builder builder() {
        return new Builder();
    }

    public Builder toBuilder() {
        return new Builder(this);
    }

    /** Leaves the secrets out. */
    @Override
    public String toString() {
        return "ServerParameters[" + webSocketUrl + ", process " + processId + ", host " + hostId + ", fleet " + fleetId
                + "]";
    }

    /** Collects the parameters; every one of them may also come from the environment. */
    public static final class Builder {
        private String webSocketUrl = "";
        private String processId = "";
        private String hostId = "";
        private String fleetId = "";
        private String authToken = "";
        private String awsRegion = "";
        private String accessKey = "";
        private String secretKey = "";
        private String sessionToken = "";
        private String toolName = "";
        private String toolVersion = "";
        private boolean trustAnyCertificate;
        private Timing timing = Timing.defaults();

        private Builder() {}

        private Builder(ServerParameters from) {
            webSocketUrl = from.webSocketUrl;
            processId = from.processId;
            hostId = from.hostId;
            fleetId = from.fleetId;
            authToken = from.authToken;
            awsRegion = from.awsRegion;
            accessKey = from.accessKey;
            secretKey = from.secretKey;
            sessionToken = from.sessionToken;
            toolName = from.toolName;
            toolVersion = from.toolVersion;
            trustAnyCertificate = from.trustAnyCertificate;
            timing = from.timing;
        }

        public Builder webSocketUrl(String value) {
            webSocketUrl = value;
            return this;
        }

        public Builder processId(String value) {
            processId = value;
            return this;
        }

        public Builder hostId(String value) {
            hostId = value;
            return this;
        }

        public Builder fleetId(String value) {
            fleetId = value;
            return this;
        }

        public Builder authToken(String value) {
            authToken = value;
            return this;
        }

        public Builder awsRegion(String value) {
            awsRegion = value;
            return this;
        }

        /** Long-term or temporary AWS credentials; the session token is empty for long-term ones. */
        public Builder awsCredentials(String newAccessKey, String newSecretKey, String newSessionToken) {
            accessKey = newAccessKey;
            secretKey = newSecretKey;
            sessionToken = newSessionToken;
            return this;
        }

        public Builder tool(String name, String version) {
            toolName = name;
            toolVersion = version;
            return this;
        }

        public Builder trustAnyCertificate(boolean value) {
            trustAnyCertificate = value;
            return this;
        }

        public Builder timing(Timing value) {
            timing = value;
            return this;
        }

        public ServerParameters build() {
            return new ServerParameters(
                    webSocketUrl,
                    processId,
                    hostId,
                    fleetId,
                    authToken,
                    awsRegion,
                    accessKey,
                    secretKey,
                    sessionToken,
                    toolName,
                    toolVersion,
                    trustAnyCertificate,
                    timing);
        }
    }
}
