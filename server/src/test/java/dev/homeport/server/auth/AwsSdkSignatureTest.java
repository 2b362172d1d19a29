package dev.homeport.server.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.server.edge.Edge;
import dev.homeport.server.edge.EdgeConfig;
import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.edge.Upgrade;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentials;
import software.amazon.awssdk.auth.credentials.AwsSessionCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.gamelift.GameLiftClient;
import software.amazon.awssdk.services.gamelift.model.GameLiftException;

class AwsSdkSignatureTest {
    private final SigV4Verifier verifier =
            new SigV4Verifier(new SigningKeys(Map.of("AKIDEXAMPLE", "secret")), InstantSource.system());
    private final Edge edge = Edge.start(
            EdgeConfig.on("127.0.0.1", 0),
            this::answer,
            _ -> CompletableFuture.completedFuture(new Upgrade.Refused(HttpAnswer.text(403, ""))));

    @AfterEach
    void close() {
        edge.close();
    }

    private CompletionStage<HttpAnswer> answer(HttpCall call) {
        HttpAnswer answer = switch (verifier.verify(call)) {
            case Verification.Verified _ -> json(200, "{\"Locations\":[]}");
            case Verification.Rejected rejected ->
                json(400, "{\"__type\":\"" + rejected.code() + "\",\"Message\":\"" + rejected.message() + "\"}");
        };
        return CompletableFuture.completedFuture(answer);
    }

    private static HttpAnswer json(int status, String body) {
        return HttpAnswer.of(status, "application/x-amz-json-1.1", body.getBytes(StandardCharsets.UTF_8));
    }

    private GameLiftClient client(AwsCredentials credentials) {
        return GameLiftClient.builder()
                .endpointOverride(URI.create("http://127.0.0.1:" + edge.port()))
                .region(Region.EU_WEST_1)
                .credentialsProvider(StaticCredentialsProvider.create(credentials))
                .httpClient(UrlConnectionHttpClient.create())
                .build();
    }

    @Test
    void theAwsSdkForJavaIsVerified() {
        try (GameLiftClient client = client(AwsBasicCredentials.create("AKIDEXAMPLE", "secret"))) {
            assertThat(client.listLocations(r -> r.limit(5)).locations()).isEmpty();
            assertThat(client.listLocations(r -> r.limit(6)).locations()).isEmpty();
        }
    }

    @Test
    void aSessionTokenIsJustAnotherHeader() {
        try (GameLiftClient client = client(AwsSessionCredentials.create("AKIDEXAMPLE", "secret", "a/token+="))) {
            assertThat(client.listLocations(_ -> {}).locations()).isEmpty();
        }
    }

    @Test
    void aWrongSecretReachesTheCallerAsAnInvalidSignature() {
        try (GameLiftClient client = client(AwsBasicCredentials.create("AKIDEXAMPLE", "guess"))) {
            assertThatThrownBy(() -> client.listLocations(_ -> {}))
                    .isInstanceOfSatisfying(
                            GameLiftException.class,
                            e -> assertThat(e.awsErrorDetails().errorCode()).isEqualTo("InvalidSignatureException"));
        }
    }
}
