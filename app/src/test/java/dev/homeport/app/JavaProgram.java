package dev.homeport.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A whole program in one file, as a page of the documentation shows it. */
record JavaProgram(String fileName, String source) {
    private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern CLASS = Pattern.compile("^public final class (\\w+)", Pattern.MULTILINE);

    /** All Java that a page shows; a block that is no whole program cannot be tried, and is a mistake. */
    static List<JavaProgram> in(String page) {
        return BLOCK.matcher(page).results().map(block -> of(block.group(1))).toList();
    }

    private static JavaProgram of(String source) {
        Matcher name = CLASS.matcher(source);
        if (!name.find()) {
            throw new AssertionError("no program: " + source);
        }
        return new JavaProgram(name.group(1) + ".java", source);
    }

    void save(Path folder, UnaryOperator<String> change) throws IOException {
        Files.writeString(folder.resolve(fileName), change.apply(source));
    }
}
