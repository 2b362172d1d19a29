package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.homeport.server.Config;
import dev.homeport.server.TestHomeport;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.gamelift.GameLiftClient;
import software.amazon.awssdk.services.gamelift.model.GameLiftException;

/** How the AWS SDK for Java copes with GameLift's quotas, with its own settings and the server's clock in our hands. */
final class ThrottlingTest {
    private static final int BURST = 30;
    private static final int ATTEMPTS_OF_THE_SDK = 4;

    private TestHomeport homeport;
    private Attempts attempts;
    private GameLiftClient gameLift;

    /** Counts attempts, and lets time pass before some of them. */
    private static final class Attempts implements ExecutionInterceptor {
        private final AtomicInteger count = new AtomicInteger();
        private final ClockClient clock;
        private int advanceBefore;

        private Attempts(URI endpoint) {
            this.clock = new ClockClient(endpoint);
        }

        @Override
        public void beforeTransmission(Context.BeforeTransmission context, ExecutionAttributes attributes) {
            if (count.incrementAndGet() == advanceBefore) {
                clock.advance(Duration.ofSeconds(1));
            }
        }
    }

    @BeforeEach
    void start(@TempDir Path data) {
        homeport = TestHomeport.start(
                data, config -> config.clock(Config.Clock.MANUAL).awsQuotas(true));
        attempts = new Attempts(homeport.endpoint());
        gameLift = GameLiftClient.builder()
                .endpointOverride(homeport.endpoint())
                .region(Region.US_WEST_2)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
                .httpClientBuilder(UrlConnectionHttpClient.builder())
                .overrideConfiguration(override -> override.addExecutionInterceptor(attempts))
                .build();
        for (int i = 0; i < BURST; i++) {
            gameLift.listFleets(request -> {});
        }
        assertThat(attempts.count.getAndSet(0)).isEqualTo(BURST);
    }

    @AfterEach
    void stop() {
        gameLift.close();
        homeport.close();
    }

    @Test
    void aThrottledCallerGetsThroughWhenItTriesAgainLater() {
        attempts.advanceBefore = 3;
        assertThat(gameLift.listFleets(request -> {}).fleetIds()).isEmpty();
        assertThat(attempts.count).hasValue(3);
    }

    @Test
    void aCallerWhoIsThrottledAgainAndAgainGivesUp() {
        GameLiftException error =
                catchThrowableOfType(GameLiftException.class, () -> gameLift.listFleets(request -> {}));
        assertThat(error.isThrottlingException()).isTrue();
        assertThat(error.statusCode()).isEqualTo(400);
        assertThat(error.awsErrorDetails().errorCode()).isEqualTo("ThrottlingException");
        assertThat(attempts.count).hasValue(ATTEMPTS_OF_THE_SDK);
    }

    @Test
    void otherOperationsAreNotThrottledWithIt() {
        assertThat(gameLift.listLocations(request -> {}).locations()).isEmpty();
        assertThat(attempts.count).hasValue(1);
    }
}
