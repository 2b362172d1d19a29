package dev.homeport.api.fuzz;

import dev.homeport.api.codec.RecordCodec;

/** Jazzer's door to the JSON decoder. */
public final class JsonFuzzer {
    private JsonFuzzer() {}

    public static void fuzzerInitialize() {
        DecoderProperties.warmUp();
    }

    public static void fuzzerTestOneInput(byte[] data) {
        DecoderProperties.check(RecordCodec.json(), data);
    }
}
