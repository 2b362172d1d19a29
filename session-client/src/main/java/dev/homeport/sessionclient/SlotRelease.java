package dev.homeport.sessionclient;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;
import software.amazon.awssdk.identity.spi.AwsCredentialsIdentity;
import tools.jackson.databind.json.JsonMapper;

/**
 * Asks Homeport to free a slot that was reserved and not used. The GameLift API has no call for it, so this is one of
 * the gateway's, signed as calls of the API are. Where it fails the slot becomes free by itself after a minute.
 */
record SlotRelease(URI endpoint, String region, AwsCredentialsProvider credentials) {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final Duration TIMEOUT = Duration.ofSeconds(5);
    private static final System.Logger LOG = System.getLogger("dev.homeport.sessionclient");

    void release(String sessionId, SessionConnection slot) {
        URI uri = endpoint.resolve("/leave_session");
        byte[] body = JsonMapper.shared()
                .writeValueAsBytes(Map.of("GameSessionId", sessionId, "PlayerSessionId", slot.playerSessionId()));
        HttpRequest.Builder request =
                HttpRequest.newBuilder(uri).timeout(TIMEOUT).POST(BodyPublishers.ofByteArray(body));
        signed(uri, body).headers().forEach((name, values) -> {
            if (!name.equalsIgnoreCase("host") && !name.equalsIgnoreCase("content-length")) {
                values.forEach(value -> request.header(name, value));
            }
        });
        try {
            int status = CLIENT.send(request.build(), BodyHandlers.discarding()).statusCode();
            LOG.log(System.Logger.Level.DEBUG, "Giving back a slot was answered with " + status);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "Could not give back a slot", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private SdkHttpRequest signed(URI uri, byte[] body) {
        SdkHttpRequest plain = SdkHttpRequest.builder()
                .uri(uri)
                .method(SdkHttpMethod.POST)
                .putHeader("Content-Type", "application/json")
                .build();
        Optional<AwsCredentialsIdentity> identity = identity();
        return identity.isEmpty()
                ? plain
                : AwsV4HttpSigner.create()
                        .sign(sign -> sign.identity(identity.get())
                                .request(plain)
                                .payload(ContentStreamProvider.fromByteArray(body))
                                .putProperty(AwsV4HttpSigner.SERVICE_SIGNING_NAME, "gamelift")
                                .putProperty(AwsV4HttpSigner.REGION_NAME, region))
                        .request();
    }

    /** None for clients that sign nothing, which Homeport in development lets in too. */
    private Optional<AwsCredentialsIdentity> identity() {
        AwsCredentialsIdentity identity = credentials.resolveIdentity().join();
        return Optional.of(identity).filter(known -> known.accessKeyId() != null);
    }
}
