package dev.homeport.api.fuzz;

import dev.homeport.api.ApiError;
import dev.homeport.api.codec.RecordCodec;
import dev.homeport.api.fleet.ListFleetsInput;

/** A decoder with a bug that the fuzzer has to find, or its silence about the others means nothing. */
public final class PlantedBugFuzzer {
    private PlantedBugFuzzer() {}

    public static void fuzzerInitialize() {
        DecoderProperties.warmUp();
    }

    public static void fuzzerTestOneInput(byte[] data) {
        try {
            ListFleetsInput input = RecordCodec.json().decode(data, ListFleetsInput.class);
            if (input.limit() != null && input.limit() > 7000) {
                throw new IllegalStateException("the planted bug");
            }
        } catch (ApiError _) {
            // Refusing the input is what the decoder is for.
        }
    }
}
