package dev.homeport.server.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AccessKeyFileTest {
    private static final String TOP_SECRET = "wJalr+TOPSECRET/EXAMPLE";

    @TempDir
    private Path folder;

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("keys"), text);
    }

    private void assertInvalid(String text, String problem) throws IOException {
        Path file = file(text);
        assertThatThrownBy(() -> AccessKeyFile.read(file))
                .isInstanceOf(InvalidKeyFileException.class)
                .hasMessage("access key file " + file + problem)
                .hasMessageNotContaining("SECRET/EXAMPLE");
    }

    @Test
    void profilesCommentsAndOtherSettingsAreUnderstood() throws Exception {
        Path file = file("""
                # operators
                [default]
                aws_access_key_id = AKIA1
                aws_secret_access_key=%s
                region = us-west-2

                ; the build
                  [ci]
                aws_secret_access_key = a=b
                aws_access_key_id = AKIA2
                [empty]
                """.formatted(TOP_SECRET));
        assertThat(AccessKeyFile.read(file)).containsOnly(Map.entry("AKIA1", TOP_SECRET), Map.entry("AKIA2", "a=b"));
    }

    @Test
    void aLineThatIsNeitherProfileNorSettingIsNamed() throws Exception {
        assertInvalid("[a]\n" + TOP_SECRET + "\n", " line 2: expected '[profile]' or 'name = value'");
        assertInvalid("= x\n", " line 1: expected '[profile]' or 'name = value'");
    }

    @Test
    void aSettingBeforeAnyProfileIsNamed() throws Exception {
        assertInvalid("#\naws_secret_access_key = " + TOP_SECRET, " line 2: a [profile] must come first");
    }

    @Test
    void duplicatesAreNamed() throws Exception {
        String key = "aws_access_key_id = AKIA1\naws_secret_access_key = " + TOP_SECRET + "\n";
        assertInvalid("[a]\n" + key + "[a]\n" + key, " line 4: profile [a] is already on line 1");
        assertInvalid("[a]\n" + key + "[b]\n" + key, " line 5: access key id AKIA1 is already on line 2");
        assertInvalid(
                "[a]\n" + key + "aws_secret_access_key = " + TOP_SECRET,
                " line 4: aws_secret_access_key appears twice in profile [a]");
    }

    @Test
    void halfAKeyIsNamed() throws Exception {
        assertInvalid("\n[a]\naws_access_key_id = AKIA1\n[b]\n", " line 2: profile [a] has no aws_secret_access_key");
        assertInvalid("[a]\naws_secret_access_key = " + TOP_SECRET, " line 1: profile [a] has no aws_access_key_id");
        assertInvalid("[a]\naws_access_key_id =\n", " line 2: aws_access_key_id is empty");
    }

    @Test
    void aFileWithoutKeysIsNoKeyFile() throws Exception {
        assertInvalid("# nothing\n", " holds no access keys");
        Path absent = folder.resolve("absent");
        assertThatThrownBy(() -> AccessKeyFile.read(absent))
                .isInstanceOf(InvalidKeyFileException.class)
                .hasMessage("access key file " + absent + " does not exist");
        Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xFF});
        assertThatThrownBy(() -> AccessKeyFile.read(binary))
                .hasMessage("access key file " + binary + " is not a text file");
    }
}
