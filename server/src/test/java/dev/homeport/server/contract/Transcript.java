package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.contract.client.Shell;
import dev.homeport.server.contract.client.Target;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The commands that a document shows, and what it says they print. */
public record Transcript(List<Step> steps) {
    private static final String SHOWN_ENDPOINT = "127.0.0.1:9870";
    private static final String PROMPT = "$ ";

    /** A command of the transcript and what it printed. */
    public record Step(String command, String output) {}

    public static Transcript of(Path document) throws IOException {
        List<Step> steps = new ArrayList<>();
        for (String block : Files.readString(document).split("```console\n", -1)) {
            int end = block.indexOf("```");
            if (block.startsWith(PROMPT)) {
                for (String part : block.substring(PROMPT.length(), end).split("\n\\$ ", -1)) {
                    String[] lines = part.split("(?<!\\\\)\n", 2);
                    steps.add(new Step(lines[0], lines.length == 2 ? lines[1] : ""));
                }
            }
        }
        return new Transcript(steps);
    }

    /** Types all of it into a shell and expects to see what it shows. */
    public void assertTrueOf(URI endpoint) {
        List<String> outputs = play(endpoint);
        for (int i = 0; i < steps.size(); i++) {
            assertThat(lasting(outputs.get(i)))
                    .as(steps.get(i).command())
                    .isEqualTo(lasting(steps.get(i).output()));
        }
    }

    /** Plays all commands in one shell, so that a variable set in one can be used in the next. */
    private List<String> play(URI endpoint) {
        String boundary = "=== next command ===\n";
        String script = steps.stream()
                .map(step -> step.command().replace(SHOWN_ENDPOINT, endpoint.getAuthority()))
                .collect(Collectors.joining("\nprintf '" + boundary.strip() + "\\n'\n"));
        Shell.Result result = new Shell(Target.open(endpoint)).bash("exec 2>&1\n" + script);
        return List.of(
                result.output().replace(endpoint.getAuthority(), SHOWN_ENDPOINT).split(boundary, -1));
    }

    /** The output without what differs from run to run and from machine to machine. */
    private static String lasting(String output) {
        return output.replaceAll("AuthToken\": \"[^\"]+\"", "AuthToken\": <token>")
                .replaceAll("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "<uuid>")
                .replaceAll("(Time|Timestamp)\": (\"[^\"]+\"|[0-9.]+)", "$1\": <time>")
                .replaceAll("\"ComputeName\": \"[^\"]+\"", "\"ComputeName\": <name>")
                .strip();
    }
}
