package dev.homeport.server.log;

import dev.homeport.api.codec.RecordCodec;
import dev.homeport.core.Command;
import dev.homeport.core.Entry;
import dev.homeport.core.Vocabulary;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * An entry as bytes: a CBOR array of the format's version, the time, the two halves of the seed, and for each command
 * its name and its record.
 */
final class EntryCodec {
    private static final int VERSION = 1;

    private final RecordCodec records = RecordCodec.log();
    private final Names<Command<?>> commands = new Names<>(Vocabulary.COMMANDS);

    byte[] encode(Entry entry) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
        try (JsonGenerator out = Cbor.generator(bytes)) {
            out.writeStartArray();
            out.writeNumber(VERSION);
            out.writeNumber(entry.time().toEpochMilli());
            out.writeNumber(entry.seed().high());
            out.writeNumber(entry.seed().low());
            for (Command<?> command : entry.commands()) {
                out.writeString(commands.nameOf(command));
                records.writeTo(out, command);
            }
            out.writeEndArray();
        }
        return bytes.toByteArray();
    }

    Entry decode(byte[] bytes) {
        try (JsonParser in = Cbor.parser(bytes)) {
            in.nextToken();
            Cbor.checkVersion("log entry", VERSION, Cbor.nextInt(in));
            Instant time = Instant.ofEpochMilli(Cbor.nextLong(in));
            Entry.Seed seed = new Entry.Seed(Cbor.nextLong(in), Cbor.nextLong(in));
            List<Command<?>> decoded = new ArrayList<>();
            while (in.nextToken() != JsonToken.END_ARRAY) {
                Class<? extends Command<?>> type = commands.typeOf(in.getString());
                in.nextToken();
                decoded.add(records.readFrom(in, type));
            }
            return new Entry(time, seed, decoded);
        }
    }
}
