package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CredentialsFileTest {
    @TempDir
    private Path folder;

    @Test
    void everyProfileGivesAKey() throws Exception {
        assertThat(read("""
                        # keys of the studio
                        [default]
                        aws_access_key_id = AKIDONE
                        aws_secret_access_key=abc/+=

                        [ build ]
                        ; used by the build
                        region = us-west-2
                        aws_access_key_id=AKIDTWO
                        aws_secret_access_key = def
                        """)).isEqualTo(Map.of("AKIDONE", "abc/+=", "AKIDTWO", "def"));
    }

    @Test
    void aMistakeIsNamedWithoutShowingSecrets() {
        assertRefused("", "holds no access key; expected a [profile]");
        assertRefused("aws_access_key_id = A", "line 1 is neither [profile] nor a name = value below one");
        assertRefused("[a]\nhunter2", "line 2 is neither [profile] nor a name = value below one");
        assertRefused("[a]\naws_access_key_id = A\n", "profile [a] of", "has no aws_secret_access_key");
        assertRefused("[a]\naws_secret_access_key = hunter2\n", "profile [a] of", "has no aws_access_key_id");
        assertRefused("""
                [a]
                aws_access_key_id = A
                aws_secret_access_key = hunter2
                [b]
                aws_access_key_id = A
                aws_secret_access_key = hunter3
                """, "gives aws_access_key_id A two different secrets");
    }

    @Test
    void aMissingFileIsNamed() {
        Path none = folder.resolve("none");

        assertThatThrownBy(() -> CredentialsFile.read(none))
                .isInstanceOf(StartFailure.class)
                .hasMessage("cannot read the keys file " + none);
    }

    private void assertRefused(String content, String... parts) {
        assertThatThrownBy(() -> read(content))
                .isInstanceOf(StartFailure.class)
                .hasMessageContainingAll(parts)
                .hasMessageNotContaining("hunter");
    }

    private Map<String, String> read(String content) throws Exception {
        return CredentialsFile.read(Files.writeString(folder.resolve("credentials"), content));
    }
}
