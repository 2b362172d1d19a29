package dev.homeport.api.codec;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.homeport.api.ApiError;
import dev.homeport.api.internal.WireNames;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.JsonRecyclerPools;
import tools.jackson.core.util.Named;
import tools.jackson.dataformat.cbor.CBORFactory;

/** In what the formats differ: the tokens, the names, the timestamps and what an absent collection is. */
final class Dialect {
    private static final int NESTING_DEPTH_MAX = 100;
    private static final int NUMBER_CHARACTERS_MAX = 100;

    static final Dialect JSON = new Dialect("JSON", jsonFactory(), new byte[] {'{', '}'}, Timestamps.JSON);
    static final Dialect CBOR = new Dialect("CBOR", cborFactory(), new byte[] {(byte) 0xA0}, Timestamps.CBOR);
    static final Dialect LOG = new Dialect("CBOR", cborFactory(), new byte[] {(byte) 0xA0}, Timestamps.LOG);

    private final String format;
    private final TokenStreamFactory factory;
    private final byte[] emptyObject;
    private final ValueCodec timestamps;

    private Dialect(String format, TokenStreamFactory factory, byte[] emptyObject, ValueCodec timestamps) {
        this.format = format;
        this.factory = factory;
        this.emptyObject = emptyObject;
        this.timestamps = timestamps;
    }

    private static TokenStreamFactory jsonFactory() {
        return JsonFactory.builder()
                .streamReadConstraints(limits())
                .recyclerPool(JsonRecyclerPools.threadLocalPool())
                .build();
    }

    private static TokenStreamFactory cborFactory() {
        return CBORFactory.builder()
                .streamReadConstraints(limits())
                .recyclerPool(JsonRecyclerPools.threadLocalPool())
                .build();
    }

    private static StreamReadConstraints limits() {
        return StreamReadConstraints.builder()
                .maxNestingDepth(NESTING_DEPTH_MAX)
                .maxNumberLength(NUMBER_CHARACTERS_MAX)
                .build();
    }

    String format() {
        return format;
    }

    /** What a body of no bytes stands for. */
    byte[] emptyObject() {
        return emptyObject;
    }

    TokenStreamFactory factory() {
        return factory;
    }

    ValueCodec timestamps() {
        return timestamps;
    }

    String nameOf(RecordComponent component) {
        return this == LOG ? component.getName() : WireNames.of(component);
    }

    PropertyNameMatcher matcher(List<Named> names) {
        return factory.constructNameMatcher(names, false);
    }

    Object absentList() {
        return this == LOG ? List.of() : null;
    }

    Object absentMap() {
        return this == LOG ? Map.of() : null;
    }

    /** CBOR clients look for the bare message under one spelling and for the modelled member under the other. */
    void writeError(JsonGenerator out, ApiError error) {
        String type = error.code().wireName();
        String message = wellFormed(error.getMessage());
        out.writeStartObject(error, this == JSON ? 2 : 3);
        out.writeStringProperty("__type", this == JSON ? type : "com.amazonaws.gamelift#" + type);
        out.writeStringProperty("Message", message);
        if (this != JSON) {
            out.writeStringProperty("message", message);
        }
        out.writeEndObject();
    }

    /** A message may quote input that is no valid text, which must not keep it from being sent. */
    private static String wellFormed(String message) {
        return new String(message.getBytes(UTF_8), UTF_8);
    }
}
