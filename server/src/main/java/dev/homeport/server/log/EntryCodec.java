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
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;

/** An entry as bytes: a head with the format's version, then for each command its name and its record, all in CBOR. */
final class EntryCodec {
    private static final int VERSION = 1;

    private record Head(int version, Instant time, long seedHigh, long seedLow, List<String> commands) {}

    private final RecordCodec records = RecordCodec.log();
    private final Names<Command<?>> names = new Names<>(Vocabulary.COMMANDS);

    byte[] encode(Entry entry) {
        List<String> commands = entry.commands().stream().map(names::nameOf).toList();
        Entry.Seed seed = entry.seed();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
        try (JsonGenerator out = records.generator(bytes)) {
            records.writeTo(out, new Head(VERSION, entry.time(), seed.high(), seed.low(), commands));
            entry.commands().forEach(command -> records.writeTo(out, command));
        }
        return bytes.toByteArray();
    }

    Entry decode(byte[] bytes) {
        try (JsonParser in = records.parser(new ByteArrayInputStream(bytes))) {
            Head head = records.readFrom(in, Head.class);
            Names.checkVersion("log entry", VERSION, head.version());
            List<Command<?>> commands = new ArrayList<>(head.commands().size());
            for (String name : head.commands()) {
                commands.add(records.readFrom(in, names.typeOf(name)));
            }
            return new Entry(head.time(), new Entry.Seed(head.seedHigh(), head.seedLow()), commands);
        }
    }
}
