package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keeps docs/dependencies.md complete: whatever a POM asks for has its line of reason there, and nothing else has. */
final class DependenciesTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern NAMED = Pattern.compile("`([\\w.-]+)`(?=[^|]*\\|)");
    private static final Pattern ARTIFACT = Pattern.compile("<artifactId>([^<]+)</artifactId>");

    /** Versions that a module may use, modules of our own, and what a dependency must not bring along. */
    private static final Pattern NO_DEPENDENCY = Pattern.compile(
            "<dependencyManagement>.*?</dependencyManagement>|<parent>.*?</parent>|<exclusions>.*?</exclusions>|<!--.*?-->",
            Pattern.DOTALL);

    @Test
    void everyDependencyHasItsReasonAndNoneHasOneInVain() throws IOException {
        Set<String> reasoned = new TreeSet<>();
        for (String line : Files.readAllLines(ROOT.resolve("docs/dependencies.md"))) {
            if (line.startsWith("| `")) {
                reasoned.addAll(firstGroups(NAMED, line.substring(0, line.indexOf('|', 1) + 1)));
            }
        }
        assertThat(reasoned).isEqualTo(askedFor());
    }

    private static Set<String> askedFor() throws IOException {
        Set<String> artifacts = new TreeSet<>();
        try (Stream<Path> folders = Files.list(ROOT)) {
            for (Path folder : Stream.concat(Stream.of(ROOT), folders).toList()) {
                Path pom = folder.resolve("pom.xml");
                if (Files.exists(pom)) {
                    artifacts.addAll(firstGroups(
                            ARTIFACT,
                            NO_DEPENDENCY.matcher(Files.readString(pom)).replaceAll("")));
                }
            }
        }
        artifacts.removeIf(name -> name.equals("homeport") || name.startsWith("homeport-"));
        return artifacts;
    }

    private static Set<String> firstGroups(Pattern pattern, String text) {
        Set<String> groups = new TreeSet<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            groups.add(matcher.group(1));
        }
        return groups;
    }
}
