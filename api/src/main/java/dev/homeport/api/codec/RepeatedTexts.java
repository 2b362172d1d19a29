package dev.homeport.api.codec;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/**
 * The texts that the members of a list's last record had. The records of a list often share an ARN or an address, and
 * looking for what to escape in it costs more than copying what was written before.
 */
final class RepeatedTexts {
    private final String[] last;
    private final SerializableString[] written;

    RepeatedTexts(int members) {
        last = new String[members];
        written = new SerializableString[members];
    }

    // Whether two texts are equal would cost as much to find out as it saves, so it looks for the same one.
    @SuppressWarnings("ReferenceEquality")
    void write(JsonGenerator out, int member, String text) {
        if (last[member] != text) {
            last[member] = text;
            written[member] = null;
            out.writeString(text);
            return;
        }
        if (written[member] == null) {
            written[member] = new SerializedString(text);
        }
        out.writeString(written[member]);
    }
}
