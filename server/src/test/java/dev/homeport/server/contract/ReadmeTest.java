package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestHomeport;
import dev.homeport.server.contract.client.Installed;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Types what the README's transcript shows and expects to see what it shows. */
final class ReadmeTest {
    @Test
    void theTranscriptShowsWhatReallyHappens(@TempDir Path data) throws IOException {
        Installed.requireAwsCli();
        Transcript transcript = Transcript.of(Path.of("..", "README.md"));
        assertThat(transcript.steps()).hasSizeGreaterThan(5);
        try (TestHomeport homeport = TestHomeport.start(data, config -> config)) {
            transcript.assertTrueOf(homeport.endpoint());
        }
    }
}
