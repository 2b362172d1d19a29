package dev.homeport.server.legacy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestHomeport;
import dev.homeport.server.contract.Transcript;
import dev.homeport.server.contract.client.Installed;
import dev.homeport.server.legacy.client.Sdk3Server;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Types what docs/legacy.md shows, with a game server in the background, and expects to see what it shows. */
final class LegacyDocumentTest {
    @Test
    void theTranscriptShowsWhatReallyHappens(@TempDir Path data) throws Exception {
        Installed.requireAwsCli();
        Transcript transcript = Transcript.of(Path.of("..", "docs", "legacy.md"));
        assertThat(transcript.steps()).hasSizeGreaterThan(5);
        try (TestHomeport homeport = TestLegacy.local(data);
                Sdk3Server server = new Sdk3Server(homeport.legacyPorts().socketIoPort(), "4194320", "3.3.0")) {
            server.getReady();
            CompletableFuture<Void> hosting = CompletableFuture.runAsync(() -> activateTheSession(server));

            transcript.assertTrueOf(homeport.endpoint());

            hosting.join();
        }
    }

    private static void activateTheSession(Sdk3Server server) {
        try {
            assertThat(server.next().callback()).isEqualTo("StartGameSession");
            server.call(
                    "GameSessionActivate",
                    Map.of("gameSessionId", "arn:aws:gamelift:local::gamesession/fleet-123/my-session"));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
