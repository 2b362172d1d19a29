package dev.homeport.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class VocabularyTest {
    @Test
    void everyCommandRecordCanBeStored() throws Exception {
        assertThat(recordsImplementing(Command.class)).isNotEmpty().hasSameElementsAs(Vocabulary.COMMANDS);
    }

    @Test
    void everyTimerRecordCanBeStored() throws Exception {
        assertThat(recordsImplementing(Timer.class)).isNotEmpty().hasSameElementsAs(Vocabulary.TIMERS);
    }

    private static List<Class<?>> recordsImplementing(Class<?> type) throws IOException, URISyntaxException {
        Path classes = Path.of(
                Core.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> files = Files.walk(classes)) {
            return files.map(file -> classes.relativize(file).toString())
                    .filter(file -> file.endsWith(".class"))
                    .<Class<?>>map(VocabularyTest::load)
                    .filter(found -> found.isRecord() && type.isAssignableFrom(found))
                    .toList();
        }
    }

    private static Class<?> load(String file) {
        try {
            return Class.forName(file.replace(".class", "").replace('/', '.'));
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
