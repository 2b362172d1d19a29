package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Types what the pages for game programmers show and expects to see what they show. */
class DocsIT {
    private static final String PROMPT = "$ ";
    private static final String NEXT = "=== next command ===\n";

    @TempDir
    private Path folder;

    /** A command of a page and what it prints. */
    private record Step(String command, String output) {}

    @ParameterizedTest
    @ValueSource(strings = {"unreal-awsoss.md", "o3de.md", "java.md", "events.md"})
    void aPageShowsWhatReallyHappens(String page) throws Exception {
        assumeThat(bash("command -v aws").strip()).as("the AWS CLI").isNotEmpty();
        Files.createSymbolicLink(folder.resolve("examples"), Program.ROOT.resolve("examples"));
        List<Step> steps = steps(Files.readString(Program.ROOT.resolve("docs").resolve(page)));
        try (Program homeport =
                Program.start("dev", "--port", "0", "--gateway-port", "0", "--data", folder + "/data")) {
            URI endpoint = homeport.awaitReady();
            URI gateway = homeport.awaitGateway();
            String script = steps.stream().map(Step::command).collect(Collectors.joining("\nprintf '" + NEXT + "'\n"));

            String[] outputs = bash(script.replace("127.0.0.1:9870", endpoint.getAuthority())
                            .replace("127.0.0.1:3000", gateway.getAuthority()))
                    .replace(endpoint.getAuthority(), "127.0.0.1:9870")
                    .split(NEXT, -1);

            for (int i = 0; i < steps.size(); i++) {
                assertThat(lasting(outputs[i]))
                        .as(steps.get(i).command())
                        .isEqualTo(lasting(steps.get(i).output()));
            }
        }
    }

    private static List<Step> steps(String page) {
        List<Step> steps = new ArrayList<>();
        for (String block : page.split("```console\n", -1)) {
            if (block.startsWith(PROMPT)) {
                String commands = block.substring(PROMPT.length(), block.indexOf("```"));
                for (String part : commands.split("\n\\$ ", -1)) {
                    String[] lines = part.split("\n", 2);
                    steps.add(new Step(lines[0], lines.length == 2 ? lines[1] : ""));
                }
            }
        }
        assertThat(steps).hasSizeGreaterThan(5);
        return steps;
    }

    /** Runs all commands in one shell, and ends what they left running. */
    private String bash(String script) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                "timeout", "600", "bash", "-c", "trap 'kill $(jobs -p) 2>/dev/null' EXIT\n" + script + "\n");
        builder.directory(folder.toFile()).redirectErrorStream(true);
        String java = Path.of(System.getProperty("java.home"), "bin").toString();
        builder.environment().put("PATH", java + ":" + System.getenv("PATH"));
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }

    /** The output without what differs from run to run. */
    private static String lasting(String output) {
        return output.replaceAll("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "<uuid>")
                .replaceAll("\"CreationTime\":\"[^\"]+\"", "\"CreationTime\":<time>")
                .replaceAll("\"Port\":[0-9]+", "\"Port\":<port>")
                .strip();
    }
}
