package dev.homeport.api.fuzz;

import dev.homeport.api.codec.RecordCodec;

/** Jazzer's door to the CBOR decoder. */
public final class CborFuzzer {
    private CborFuzzer() {}

    public static void fuzzerInitialize() {
        DecoderProperties.warmUp();
    }

    public static void fuzzerTestOneInput(byte[] data) {
        DecoderProperties.check(RecordCodec.cbor(), data);
    }
}
