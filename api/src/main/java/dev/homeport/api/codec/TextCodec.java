package dev.homeport.api.codec;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/**
 * Text. Each member of a record has its own of these, which remembers how it wrote the last text when it sees the same
 * one again: the rows of a list often share an ARN or an address, and looking for what to escape in it costs more than
 * copying what was written before.
 */
final class TextCodec implements ValueCodec {
    // Threads may race for these; whatever one finds is whole and its own key.
    private String seen;
    private SerializableString written;

    @Override
    public void write(JsonGenerator out, Object value) {
        SerializableString known = written;
        if (known != null && isSame(known.getValue(), value)) {
            out.writeString(known);
        } else if (isSame(seen, value)) {
            known = new SerializedString((String) value);
            written = known;
            out.writeString(known);
        } else {
            String text = (String) value;
            seen = text;
            out.writeString(text);
        }
    }

    // Whether it is equal would cost as much as it saves.
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(String one, Object other) {
        return one == other;
    }

    @Override
    public Object read(Input in) {
        return Texts.read(in);
    }
}
