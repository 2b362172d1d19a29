import static java.nio.charset.StandardCharsets.UTF_8;

import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.ImportOrderer;
import com.palantir.javaformat.java.JavaFormatterOptions;
import com.palantir.javaformat.java.JavaFormatterOptions.Style;
import com.palantir.javaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Stream;

/**
 * Formats every Java source below a repository's root, or with --check names those that are not formatted.
 *
 * <p>Digests of well-formatted sources are remembered in target/formatted, so that a run looks at changed files only.
 */
final class Format {
    private static final Formatter FORMATTER = Formatter.createFormatter(JavaFormatterOptions.builder()
            .style(Style.PALANTIR)
            .formatJavadoc(true)
            .build());

    private final Path root;
    private final Path memory;
    private final Set<String> known;
    private final Set<String> seen = new ConcurrentSkipListSet<>();

    private Format(Path root) throws IOException {
        this.root = root;
        this.memory = root.resolve("target/formatted");
        this.known = Files.exists(memory) ? new TreeSet<>(Files.readAllLines(memory)) : Set.of();
    }

    public static void main(String[] args) throws IOException {
        boolean passed = new Format(Path.of(args[0])).run(args[1].equals("--check"));
        System.exit(passed ? 0 : 1);
    }

    private boolean run(boolean check) throws IOException {
        List<Path> different;
        try (Stream<Path> folders = Files.list(root)) {
            Stream<Path> sources = folders.flatMap(Format::javaFiles);
            different = sources.toList().parallelStream()
                    .filter(this::isUnformatted)
                    .sorted()
                    .toList();
        }
        Files.createDirectories(memory.getParent());
        Files.write(memory, seen);
        for (Path file : different) {
            if (!check) {
                Files.writeString(file, formatted(file, read(file)));
            }
            System.err.println((check ? "Not formatted: " : "Formatted ") + root.relativize(file));
        }
        if (check && !different.isEmpty()) {
            System.err.println("Run build/format to format these files.");
        }
        return !check || different.isEmpty();
    }

    /** The sources of one folder below the root: a module's, or the build's own. */
    private static Stream<Path> javaFiles(Path folder) {
        Path sources = folder.endsWith("build") ? folder : folder.resolve("src");
        if (!Files.isDirectory(sources)) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private boolean isUnformatted(Path file) {
        String source = read(file);
        String digest = digest(source);
        if (!known.contains(digest) && !formatted(file, source).equals(source)) {
            return true;
        }
        seen.add(digest);
        return false;
    }

    private static String formatted(Path file, String source) {
        try {
            String tidy = ImportOrderer.reorderImports(RemoveUnusedImports.removeUnusedImports(source), Style.PALANTIR);
            return FORMATTER.formatSource(tidy);
        } catch (FormatterException e) {
            throw new IllegalStateException(file + ":" + e.getMessage(), e);
        }
    }

    private static String digest(String source) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            // Another version of the formatter may disagree about the same source, so its jar counts too.
            String formatter =
                    Formatter.class.getProtectionDomain().getCodeSource().toString();
            sha.update(formatter.getBytes(UTF_8));
            return HexFormat.of().formatHex(sha.digest(source.getBytes(UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256", e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
