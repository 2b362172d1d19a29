package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program as its users meet it: what it prints and how it ends. */
class ProgramIT {
    @TempDir
    private Path folder;

    @Test
    void aReadyServerSaysWhereItIsAndWhatToTryFirst() throws Exception {
        try (Program program = Program.start("dev", "--port", "0", "--data", data())) {
            URI endpoint = program.awaitReady();

            assertThat(statusOf(endpoint.resolve("/readyz"))).isEqualTo(200);
            var output = program.terminate().output();
            assertThat(output).anyMatch(line -> line.endsWith(", data in " + data() + ")"));
            assertThat(output)
                    .filteredOn(line -> line.contains("aws gamelift --endpoint-url " + endpoint + " "))
                    .hasSize(3);
        }
    }

    @Test
    void aTerminatedServerEndsWell() throws Exception {
        try (Program program = Program.start("dev", "--port", "0", "--data", data())) {
            program.awaitReady();

            assertThat(program.terminate().exitCode()).isZero();
        }
    }

    @Test
    void aPortInUseIsNamed() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());

            assertRefused(
                    "homeport: port " + port + " on 127.0.0.1 is in use; choose another with --port or --host",
                    "dev",
                    "--port",
                    port,
                    "--data",
                    data());
        }
    }

    @Test
    void aLegacyPortInUseIsNamedWithTheMeansToSeeWhoHasIt() throws Exception {
        // Whoever has the port now, if it is not this test, serves the purpose as well.
        try (ServerSocket taken = new ServerSocket()) {
            try {
                taken.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 5757));
            } catch (BindException e) {
                assertThat(taken.isBound()).isFalse();
            }
            for (String command : new String[] {"dev --legacy --port 0 --data " + data(), "local -p 0"}) {
                try (Program program = Program.start(command.split(" "))) {
                    var ended = program.awaitEnd();

                    assertThat(ended.exitCode()).isEqualTo(1);
                    assertThat(ended.output())
                            .filteredOn(said -> !said.contains(" INFO "))
                            .singleElement()
                            .asString()
                            .startsWith(
                                    "homeport: port 5757 on 127.0.0.1 is in use, and legacy server SDKs know no other;"
                                            + " see who holds it with: ")
                            .contains("5757");
                }
            }
        }
    }

    @Test
    void aFolderThatCannotBeWrittenIsNamed() throws Exception {
        Path below = Files.createFile(folder.resolve("regular-file")).resolve("data");

        assertRefused(
                "homeport: cannot write to the data folder " + below + "; choose another one with --data",
                "dev",
                "--port",
                "0",
                "--data",
                below.toString());
    }

    @Test
    void aSecondProcessOnTheSameDataIsRefused() throws Exception {
        try (Program first = Program.start("dev", "--port", "0", "--data", data())) {
            first.awaitReady();

            assertRefused(
                    "homeport: another Homeport already runs on the data in " + data()
                            + "; stop it, or choose another folder with --data",
                    "dev",
                    "--port",
                    "0",
                    "--data",
                    data());
        }
    }

    @Test
    void aKilledServerLeavesItsDataFreeForTheNext() throws Exception {
        try (Program first = Program.start("dev", "--port", "0", "--data", data())) {
            first.awaitReady();
            first.kill();
        }
        try (Program second = Program.start("dev", "--port", "0", "--data", data())) {
            assertThat(second.awaitReady()).isNotNull();
        }
    }

    @Test
    void devRefusesAnAddressThatOtherMachinesCanReach() throws Exception {
        assertRefused(
                "homeport: other machines can reach --host 0.0.0.0, and dev asks nobody for keys;"
                        + " use 'homeport serve' with access keys, or add --insecure",
                "dev",
                "--host",
                "0.0.0.0",
                "--port",
                "0",
                "--data",
                data());
    }

    @Test
    void serveWithoutKeysIsRefused() throws Exception {
        assertRefused(
                "homeport: serve needs access keys: give --keys FILE,"
                        + " or set HOMEPORT_ACCESS_KEY_ID and HOMEPORT_SECRET_ACCESS_KEY",
                "serve",
                "--port",
                "0",
                "--data",
                data());
    }

    @Test
    void serveTurnsUnsignedCallsAway() throws Exception {
        Path keys = Files.writeString(folder.resolve("keys"), """
                [default]
                aws_access_key_id = AKIDEXAMPLE
                aws_secret_access_key = secret
                """);
        try (Program program = Program.start(
                "serve", "--host", "127.0.0.1", "--port", "0", "--data", data(), "--keys", keys.toString())) {
            URI endpoint = program.awaitReady();

            try (Api api = new Api(endpoint)) {
                assertThat(api.call("ListLocations", Map.of())
                                .body()
                                .path("__type")
                                .asString())
                        .isEqualTo("MissingAuthenticationTokenException");
            }
            assertThat(program.output()).noneMatch(line -> line.contains("--no-sign-request"));
        }
    }

    @Test
    void helpAndVersionReadWell() throws Exception {
        assertThat(Program.start("--help").awaitEnd().output()).contains("Usage: homeport COMMAND [OPTIONS]");
        assertThat(Program.start("dev", "--help").awaitEnd().output()).contains("Usage: homeport dev [OPTIONS]");
        assertThat(Program.start("--version").awaitEnd().output())
                .singleElement()
                .asString()
                .matches("Homeport \\d+\\.\\d+\\.\\d+\\S*, Java \\d+.*");
    }

    private String data() {
        return folder.resolve("data").toString();
    }

    private static void assertRefused(String line, String... args) throws InterruptedException {
        try (Program program = Program.start(args)) {
            var ended = program.awaitEnd();
            assertThat(ended.output())
                    .filteredOn(said -> !said.contains(" INFO "))
                    .containsExactly(line);
            assertThat(ended.exitCode()).isEqualTo(1);
        }
    }

    private static int statusOf(URI uri) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.discarding())
                    .statusCode();
        }
    }
}
