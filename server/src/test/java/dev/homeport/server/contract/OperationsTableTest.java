package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.api.Operation;
import dev.homeport.api.Operations;
import dev.homeport.server.contract.client.WireProtocol;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Keeps the table of docs/compatibility.md true: it must say of each operation what the server really does. */
final class OperationsTableTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "compatibility.md");
    private static final Path EXPECTED = Path.of("target", "operations-table.md");
    private static final Pattern ROW = Pattern.compile("\\| `\\w+` \\| (works|not yet|refused: .+) \\|");
    private static final Pattern REFUSED =
            Pattern.compile("\\w+ is not supported by Homeport: (.+); Homeport runs Anywhere fleets\\.");

    @RegisterExtension
    static final SharedServer SERVER = new SharedServer();

    @Test
    void theTableSaysOfEachOperationWhatTheServerDoes() throws IOException {
        List<String> expected =
                Operations.all().stream().map(OperationsTableTest::row).toList();
        Files.createDirectories(EXPECTED.getParent());
        Files.write(EXPECTED, expected);
        try (Stream<String> lines = Files.lines(DOCUMENT)) {
            assertThat(lines.filter(line -> ROW.matcher(line).matches()))
                    .as("the rows of %s; the true ones are in server/%s", DOCUMENT, EXPECTED)
                    .containsExactlyElementsOf(expected);
        }
    }

    private static String row(Operation operation) {
        return "| `%s` | %s |".formatted(operation.name(), whatHappens(operation.name()));
    }

    private static String whatHappens(String operation) {
        RawHttp.Answer answer =
                new RawHttp(SERVER.endpoint()).send(WireProtocol.JSON, operation, new byte[] {'{', '}'});
        assertThat(answer.status()).as(operation).isIn(200, 400);
        String message = (String) answer.body().getOrDefault("Message", "");
        assertThat(answer.body().get("__type")).as(operation).isNotEqualTo("UnknownOperationException");
        if (message.equals(operation + " is not supported by Homeport yet.")) {
            return "not yet";
        }
        Matcher refusal = REFUSED.matcher(message);
        return refusal.matches() ? "refused: " + refusal.group(1) : "works";
    }
}
