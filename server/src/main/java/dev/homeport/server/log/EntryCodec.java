package dev.homeport.server.log;

import dev.homeport.api.codec.RecordCodec;
import dev.homeport.core.Command;
import dev.homeport.core.Entry;
import dev.homeport.core.Vocabulary;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;

/** An entry as bytes: a head with the format's version, then for each command its name and its record, all in CBOR. */
final class EntryCodec {
    private static final int VERSION = 1;

    private record Head(int version, Instant time, long seedHigh, long seedLow, List<String> commands) {}

    private final RecordCodec records = RecordCodec.log();
    private final Names<Command<?>> names;
    private final int version;

    EntryCodec() {
        this(VERSION, Vocabulary.COMMANDS);
    }

    /** The codec of another release, which knows other commands. */
    EntryCodec(int version, List<Class<? extends Command<?>>> commands) {
        this.version = version;
        this.names = new Names<>(commands);
    }

    byte[] encode(Entry entry) {
        return encode(entry, entry.commands().stream().map(this::encode).toList());
    }

    /** One command, to be put into an entry later: encoding is most of the work, and many threads can share it. */
    byte[] encode(Command<?> command) {
        names.requireKnown(command);
        return records.write(command);
    }

    /** The entry, made of its commands as they were encoded before. */
    byte[] encode(Entry entry, List<byte[]> commands) {
        List<String> called = entry.commands().stream().map(names::nameOf).toList();
        Entry.Seed seed = entry.seed();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
        records.write(bytes, new Head(version, entry.time(), seed.high(), seed.low(), called));
        commands.forEach(bytes::writeBytes);
        return bytes.toByteArray();
    }

    Entry decode(byte[] bytes) {
        try (JsonParser in = records.parser(new ByteArrayInputStream(bytes))) {
            Head head = Stored.next(records, in, Head.class);
            Stored.checkVersion("log entry", version, head.version());
            List<Command<?>> commands = new ArrayList<>(head.commands().size());
            for (String name : head.commands()) {
                commands.add(Stored.next(records, in, names.typeOf(name)));
            }
            return new Entry(head.time(), new Entry.Seed(head.seedHigh(), head.seedLow()), commands);
        }
    }
}
