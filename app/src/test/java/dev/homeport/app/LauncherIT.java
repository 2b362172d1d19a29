package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher on machines that lack something, each played by folders made for the test. */
class LauncherIT {
    private static final List<String> TOOLS =
            List.of("dirname", "find", "head", "ln", "mkdir", "readlink", "rm", "sed");

    @TempDir
    private Path machine;

    private Path bin;

    @BeforeEach
    void giveTheMachineATinyPath() throws IOException {
        bin = Files.createDirectory(machine.resolve("bin"));
        for (String tool : TOOLS) {
            Path real = Path.of("/usr/bin", tool);
            script(bin.resolve(tool), "exec " + (Files.exists(real) ? real : Path.of("/bin", tool)) + " \"$@\"");
        }
    }

    @Test
    void withoutAJdkItSaysWhatItLookedForAndWhere() throws Exception {
        var ended = launch(Program.ROOT.resolve("homeport"), Map.of());

        assertThat(ended.exitCode()).isEqualTo(1);
        assertThat(ended.output().getFirst()).isEqualTo("homeport: A JDK 25 or newer is needed, and none was found.");
        assertThat(ended.output().get(1))
                .contains("HOMEPORT_JAVA_HOME (not set)", "JAVA_HOME (not set)", jdks().toString(), "PATH");
    }

    @Test
    void anOlderJdkIsNotTaken() throws Exception {
        Path old = jdk("24.0.1");

        var ended = launch(Program.ROOT.resolve("homeport"), Map.of("JAVA_HOME", old.toString()));

        assertThat(ended.exitCode()).isEqualTo(1);
        assertThat(ended.output().get(1)).contains("JAVA_HOME (" + old + ")");
    }

    @Test
    void aNewerJdkInOneOfTheFoldersRunsTheJarWithTheUsersArguments() throws Exception {
        jdk("1.8.0_492");
        jdk("26-ea");
        Path launcher = builtCopy();

        var ended = launch(launcher, Map.of());

        assertThat(ended.output())
                .singleElement()
                .asString()
                .startsWith("java 26-ea ")
                .endsWith("-jar " + launcher.resolveSibling("app/target/homeport.jar") + " dev --port 0");
        assertThat(ended.exitCode()).isZero();
    }

    @Test
    void withoutMavenAMissingJarCannotBeBuilt() throws Exception {
        jdk("25.0.3");
        Path launcher = Files.copy(Program.ROOT.resolve("homeport"), machine.resolve("homeport"));

        var ended = launch(launcher, Map.of());

        assertThat(ended.output())
                .containsExactly("homeport: Maven is needed to build Homeport, but there is no mvn on the PATH.");
        assertThat(ended.exitCode()).isEqualTo(1);
    }

    private Program.Ended launch(Path launcher, Map<String, String> more) throws InterruptedException {
        var environment = new HashMap<>(more);
        environment.put("PATH", bin.toString());
        environment.put("HOME", machine.toString());
        environment.put("HOMEPORT_JDK_FOLDERS", jdks().toString());
        try (Program program =
                Program.run(environment, List.of("/bin/sh", launcher.toString(), "dev", "--port", "0"))) {
            return program.awaitEnd();
        }
    }

    private Path jdks() {
        return machine.resolve("jdks");
    }

    /** A folder that looks like a JDK of this version and whose java prints how it was called. */
    private Path jdk(String version) throws IOException {
        Path home = Files.createDirectories(jdks().resolve("jdk-" + version));
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"Test\"\nJAVA_VERSION=\"" + version + "\"\n");
        Files.createDirectory(home.resolve("bin"));
        script(home.resolve("bin/java"), "echo \"java " + version + " $*\"");
        script(home.resolve("bin/javac"), "exit 1");
        return home;
    }

    private static void script(Path file, String line) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + line + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** A copy of the launcher beside a jar that is newer than its sources. */
    private Path builtCopy() throws IOException {
        Files.createFile(machine.resolve("pom.xml"));
        Path target = Files.createDirectories(machine.resolve("app/target"));
        Files.createFile(target.resolve("homeport.jar"));
        Files.createFile(target.resolve("homeport.built"));
        return Files.copy(Program.ROOT.resolve("homeport"), machine.resolve("homeport"));
    }
}
