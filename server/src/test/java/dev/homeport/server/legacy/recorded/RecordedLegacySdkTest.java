package dev.homeport.server.legacy.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestHomeport;
import dev.homeport.server.legacy.TestLegacy;
import dev.homeport.server.log.ManualTime;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.gamelift.model.GameSessionStatus;

/** What genuine SDKs of old sent is answered as they understood it. */
final class RecordedLegacySdkTest {
    @TempDir
    private Path data;

    @ParameterizedTest
    @ValueSource(strings = {"cpp-3.3.0", "csharp-3.1.7", "csharp-3.3.0", "csharp-4.0.0", "csharp-4.0.2", "node-3.2.1"})
    void everyFrameIsAnsweredAsRecorded(String client) throws IOException {
        play(Recording.of(client));
    }

    /** None of these could be recorded, and the field tables know of nothing that is new in them for this game. */
    @ParameterizedTest
    @ValueSource(strings = {"3.2.1", "3.4.0", "3.4.1", "3.4.2"})
    void otherVersionsOfTheCppSdkAreAnsweredLikeTheRecordedOne(String version) throws IOException {
        play(Recording.of("cpp-3.3.0").as(version));
    }

    private void play(Recording recording) throws IOException {
        try (TestHomeport homeport = TestLegacy.local(data, new ManualTime(RecordedGame.START));
                Replay replay = new Replay(homeport, new RecordedGame(homeport, data))) {
            replay.play(recording);

            assertThat(homeport.gameLift()
                            .describeGameSessions(request -> request.fleetId("fleet-123"))
                            .gameSessions())
                    .singleElement()
                    .satisfies(session -> assertThat(session.status()).isEqualTo(GameSessionStatus.TERMINATED));
            assertThat(homeport.state().processes().all()).isEmpty();
        }
    }
}
