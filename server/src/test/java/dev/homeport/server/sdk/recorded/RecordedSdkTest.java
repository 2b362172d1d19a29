package dev.homeport.server.sdk.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.Config;
import dev.homeport.server.TestHomeport;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.gamelift.model.GameSession;
import software.amazon.awssdk.services.gamelift.model.GameSessionStatus;

/** Plays what the real SDKs for Go and C++ were recorded to send, over plain sockets and over TLS. */
final class RecordedSdkTest {
    /** A process is given a new token a quarter of an hour before its own expires, so here soon after it connects. */
    private static final Duration TOKEN_LIFETIME = Duration.ofMinutes(16);

    private static TestHomeport homeport;

    @BeforeAll
    static void start(@TempDir Path data) {
        homeport = TestHomeport.start(
                data, config -> config.clock(Config.Clock.MANUAL).authTokenLifetime(TOKEN_LIFETIME));
    }

    @AfterAll
    static void stop() {
        homeport.close();
    }

    @ParameterizedTest
    @CsvSource({"go-5.6.0-tour,false", "go-5.6.0-tour,true", "cpp-5.4.0-tour,false", "cpp-5.4.0-tour,true"})
    void everyCallOfTheSdkIsAnsweredAndEveryPushIsUnderstood(String recording, boolean tls) throws IOException {
        try (Replay replay = new Replay(homeport, recording, tls)) {
            replay.run();
            assertThat(replay.session()).map(GameSession::status).contains(GameSessionStatus.TERMINATED);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "go-5.6.0-lost-socket,false",
        "go-5.6.0-lost-socket,true",
        "cpp-5.4.0-lost-socket,true",
        "cpp-5.4.0-resend,true",
        "go-5.6.0-refresh,false",
        "go-5.6.0-refresh,true"
    })
    void aProcessThatComesBackKeepsItsSessionAndItsPlayers(String recording, boolean tls) throws IOException {
        try (Replay replay = new Replay(homeport, recording, tls)) {
            replay.run();
            assertThat(replay.session()).hasValueSatisfying(session -> {
                assertThat(session.status()).isEqualTo(GameSessionStatus.ACTIVE);
                assertThat(session.currentPlayerSessionCount()).isPositive();
            });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go-5.6.0-environment", "cpp-5.4.0-environment"})
    void anSdkThatTakesItsSettingsFromTheEnvironmentGetsReady(String recording) throws IOException {
        try (Replay replay = new Replay(homeport, recording, recording.startsWith("cpp"))) {
            replay.run();
            assertThat(replay.session()).isEmpty();
        }
    }
}
