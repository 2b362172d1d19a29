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
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Types what the pages for game programmers show and expects to see what they show. */
class DocsIT {
    static final List<String> PAGES = List.of("unreal-awsoss.md", "o3de.md", "java.md", "events.md");

    private static final String PROMPT = "$ ";
    private static final Path DOCS = Program.ROOT.resolve("docs");
    private static final String NEXT = "=== next command ===\n";

    @TempDir
    private Path folder;

    /** A command of a page and what it prints. */
    private record Step(String command, String output) {}

    @ParameterizedTest
    @FieldSource("PAGES")
    void aPageShowsWhatReallyHappens(String page) throws Exception {
        assumeThat(bash("command -v aws").strip()).as("the AWS CLI").isNotEmpty();
        Files.createSymbolicLink(folder.resolve("examples"), Program.ROOT.resolve("examples"));
        String text = Files.readString(DOCS.resolve(page));
        List<Step> steps = steps(text);
        try (Program homeport =
                Program.start("dev", "--port", "0", "--gateway-port", "0", "--data", folder + "/data")) {
            URI endpoint = homeport.awaitReady();
            URI gateway = homeport.awaitGateway();
            for (JavaProgram program : JavaProgram.in(text)) {
                program.save(folder, source -> source.replace("127.0.0.1:9870", endpoint.getAuthority()));
            }
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

    @Test
    void everyJavaProgramThatThePagesShowIsRunByItsPage() throws IOException {
        List<Path> pages = new ArrayList<>(List.of(Program.ROOT.resolve("README.md")));
        try (Stream<Path> docs = Files.list(DOCS)) {
            pages.addAll(docs.filter(file -> file.toString().endsWith(".md")).toList());
        }
        int programs = 0;
        for (Path page : pages) {
            for (JavaProgram program : JavaProgram.in(Files.readString(page))) {
                programs++;
                assertThat(PAGES).contains(page.getFileName().toString());
                assertThat(steps(Files.readString(page)))
                        .as("commands that run " + program.fileName())
                        .anyMatch(step -> step.command().matches("java .* " + program.fileName() + "\\b.*"));
            }
        }
        assertThat(programs).isPositive();
    }

    @Test
    void theModulesToDependOnAreThoseOfThisBuild() throws IOException {
        Matcher dependencies = Pattern.compile("<artifactId>homeport-(.*)</artifactId>\n *<version>(.*)</version>")
                .matcher(Files.readString(DOCS.resolve("java.md")));
        List<MatchResult> shown = dependencies.results().toList();
        assertThat(shown).hasSize(2);
        for (MatchResult dependency : shown) {
            assertThat(Program.ROOT.resolve(dependency.group(1)).resolve("pom.xml"))
                    .content()
                    .contains("<artifactId>homeport-" + dependency.group(1) + "</artifactId>")
                    .contains("<version>" + dependency.group(2) + "</version>");
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
