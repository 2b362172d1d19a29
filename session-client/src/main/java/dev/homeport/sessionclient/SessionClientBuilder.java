package dev.homeport.sessionclient;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.gamelift.GameLiftClient;
import software.amazon.awssdk.services.gamelift.GameLiftClientBuilder;

/**
 * Says whom a {@link SessionClient} talks to: a gateway, or else the GameLift API of a region, which is AWS's own
 * unless another endpoint is given.
 */
public final class SessionClientBuilder {
    private String region = "us-west-2";
    private Optional<URI> endpoint = Optional.empty();
    private Optional<URI> gateway = Optional.empty();
    private Optional<String> gatewayToken = Optional.empty();
    private AwsCredentialsProvider credentials;
    private ConnectionHandler connectionHandler;
    private Duration deadline = Duration.ofMinutes(1);

    SessionClientBuilder() {}

    public SessionClientBuilder region(String value) {
        region = value;
        return this;
    }

    /** Where the API is served; for example {@code http://127.0.0.1:9870} for Homeport. */
    public SessionClientBuilder endpoint(URI value) {
        endpoint = Optional.of(value);
        return this;
    }

    public SessionClientBuilder credentials(String accessKeyId, String secretAccessKey) {
        return credentials(StaticCredentialsProvider.create(AwsBasicCredentials.create(accessKeyId, secretAccessKey)));
    }

    /** Without credentials the AWS SDK looks for some where it usually does. */
    public SessionClientBuilder credentials(AwsCredentialsProvider provider) {
        credentials = provider;
        return this;
    }

    /** Talks to Homeport's gateway, which needs no credentials. */
    public SessionClientBuilder gateway(URI value) {
        gateway = Optional.of(value);
        return this;
    }

    /** What the gateway was told to ask callers for. */
    public SessionClientBuilder gatewayToken(String value) {
        gatewayToken = Optional.of(value);
        return this;
    }

    /** How the game connects to servers; needed by a client that joins sessions. */
    public SessionClientBuilder connectionHandler(ConnectionHandler handler) {
        connectionHandler = handler;
        return this;
    }

    /** How long an operation may take: one minute unless set. */
    public SessionClientBuilder deadline(Duration value) {
        deadline = value;
        return this;
    }

    public SessionClient build() {
        if (gateway.isPresent() && (endpoint.isPresent() || credentials != null)) {
            throw new IllegalArgumentException(
                    "a client talks either to a gateway or, with credentials, to the GameLift API; both were given");
        }
        Transport transport = gateway.<Transport>map(uri -> new GatewayTransport(new GatewayCalls(uri, gatewayToken)))
                .orElseGet(this::api);
        return new SessionClient(transport, Optional.ofNullable(connectionHandler), deadline);
    }

    private Transport api() {
        AwsCredentialsProvider provider =
                credentials == null ? DefaultCredentialsProvider.builder().build() : credentials;
        GameLiftClientBuilder client = GameLiftClient.builder()
                .region(Region.of(region))
                .credentialsProvider(provider)
                .httpClientBuilder(UrlConnectionHttpClient.builder());
        endpoint.ifPresent(client::endpointOverride);
        return new ApiTransport(client.build(), endpoint.map(uri -> new SlotRelease(uri, region, provider)));
    }
}
