package dev.homeport.server.log;

import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatRuntimeException;

import dev.homeport.core.Command;
import dev.homeport.core.Core;
import dev.homeport.core.Entry;
import dev.homeport.core.Snapshot;
import dev.homeport.core.Tick;
import dev.homeport.core.Tx;
import dev.homeport.core.Vocabulary;
import dev.homeport.core.location.CreateLocation;
import dev.homeport.core.service.Settings;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Data that this release cannot read is refused with a sentence that says so. */
final class OtherReleaseTest {
    @TempDir
    Path folder;

    /** A command that some later release might have. */
    record CommandOfTomorrow() implements Command<Void> {
        @Override
        public Void decide(Tx tx) {
            return null;
        }
    }

    private static EntryCodec codecOfTomorrow(int version) {
        List<Class<? extends Command<?>>> commands = new ArrayList<>(Vocabulary.COMMANDS);
        commands.add(CommandOfTomorrow.class);
        return new EntryCodec(version, commands);
    }

    private void write(EntryCodec codec, Command<?> command) throws Exception {
        try (ReplicatedLog log =
                ReplicatedLog.open(folder, new ManualTime(TestLog.START), Settings.DEFAULT, LogLimits.DEFAULT, codec)) {
            TestLog.answer(log, command);
        }
    }

    @Test
    void aLogWithACommandOfALaterReleaseIsNotOpened() throws Exception {
        write(codecOfTomorrow(1), new CommandOfTomorrow());

        assertThatIOException()
                .isThrownBy(() -> TestLog.open(folder))
                .withMessage("cannot open the log: the stored data holds a 'CommandOfTomorrow', which this version of "
                        + "Homeport does not know; was it written by a newer one?");
    }

    @Test
    void aLogInAnotherFormatIsNotOpened() throws Exception {
        write(codecOfTomorrow(2), new Tick());

        assertThatIOException()
                .isThrownBy(() -> TestLog.open(folder))
                .withMessage("cannot open the log: a stored log entry has format version 2; "
                        + "this version of Homeport reads 1");
    }

    @Test
    void anEntryThatEndsTooEarlyIsNotTakenForAShorterOne() {
        EntryCodec codec = new EntryCodec();
        byte[] bytes = codec.encode(new Entry(TestLog.START, new Entry.Seed(1, 2), List.of(new Tick(), new Tick())));
        byte[] oneTickShort = Arrays.copyOf(bytes, bytes.length - codec.encode(new Tick()).length);

        assertThatIllegalStateException()
                .isThrownBy(() -> codec.decode(oneTickShort))
                .withMessage("the stored data ends where a Tick should follow");
    }

    @Test
    void aSnapshotThatEndsTooEarlyIsNotTakenForAShorterOne() {
        Core core = new Core(defect -> {});
        core.apply(
                new Entry(TestLog.START, new Entry.Seed(1, 2), List.of(new CreateLocation("custom-office", Map.of()))));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SnapshotCodec().write(Snapshot.of(core.state()), out);
        byte[] bytes = out.toByteArray();

        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThatRuntimeException()
                    .as("the first %d of %d bytes", length, bytes.length)
                    .isThrownBy(() -> new SnapshotCodec().read(new ByteArrayInputStream(cut), core.state()));
        }
    }
}
