package dev.homeport.serversdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ResourceBundle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoggerTest {
    @TempDir
    private Path directory;

    @AfterEach
    void restore() {
        GameLiftServer.setLogger(System.getLogger("dev.homeport.serversdk"));
    }

    @Test
    void theSdkLogsWhereTheGameWants() throws IOException {
        LogFile file = LogFile.in(directory.resolve("logs"), "proc/1");
        GameLiftServer.setLogger(file);
        try (ScriptedService service = new ScriptedService();
                GameLiftServer server = GameServers.connect(service)) {
            assertThat(file.path()).isEqualTo(directory.resolve("logs/gamelift-server-sdk-proc_1.log"));
            assertThat(Files.readString(file.path())).contains(" INFO Connected to " + service.url());
            server.destroy();
        }
    }

    @Test
    void aFileHoldsTracesAndLeavesOutWhatIsTooFine() throws IOException {
        LogFile file = LogFile.in(directory, "proc-1").from(Level.WARNING);
        file.log(Level.INFO, "too fine");
        file.log(Level.WARNING, (ResourceBundle) null, "{0} of {1}", 1, 2);
        file.log(Level.ERROR, "it broke", new IllegalStateException("because"));
        assertThat(Files.readString(file.path()))
                .contains(" WARNING 1 of 2", " ERROR it broke", "IllegalStateException: because", "\tat ")
                .doesNotContain("too fine");
    }
}
