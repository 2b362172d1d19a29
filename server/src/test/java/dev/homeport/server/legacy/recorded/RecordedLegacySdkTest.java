package dev.homeport.server.legacy.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestHomeport;
import dev.homeport.server.legacy.TestLegacy;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.gamelift.model.GameSessionStatus;

/** What genuine SDKs of old sent is answered as they understood it. */
final class RecordedLegacySdkTest {
    @ParameterizedTest
    @ValueSource(strings = {"cpp-3.3.0", "csharp-3.1.7", "csharp-3.3.0", "csharp-4.0.0", "csharp-4.0.2", "node-3.2.1"})
    void everyFrameIsAnsweredAsRecorded(String client, @TempDir Path data) throws IOException {
        try (TestHomeport homeport = TestLegacy.local(data);
                Replay replay = new Replay(homeport)) {
            replay.play(Recording.of(client));

            assertThat(homeport.gameLift()
                            .describeGameSessions(request -> request.fleetId("fleet-123"))
                            .gameSessions())
                    .singleElement()
                    .satisfies(session -> assertThat(session.status()).isEqualTo(GameSessionStatus.TERMINATED));
            assertThat(homeport.state().processes().all()).isEmpty();
        }
    }
}
