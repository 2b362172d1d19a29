package dev.homeport.server.http;

import dev.homeport.api.codec.RecordCodec;
import java.util.HashMap;
import java.util.Map;

/** The two wire protocols of the GameLift API. */
enum Protocol {
    /** {@code POST /} with {@code X-Amz-Target: GameLift.Operation}. */
    JSON(RecordCodec.json(), Map.of("content-type", "application/x-amz-json-1.1")),
    /** {@code POST /service/GameLift/operation/Operation}. */
    CBOR(RecordCodec.cbor(), Map.of("content-type", "application/cbor", "smithy-protocol", "rpc-v2-cbor"));

    private final RecordCodec codec;
    private final Map<String, String> headers;

    Protocol(RecordCodec codec, Map<String, String> headers) {
        this.codec = codec;
        this.headers = headers;
    }

    RecordCodec codec() {
        return codec;
    }

    Map<String, String> headers(String requestId) {
        Map<String, String> all = new HashMap<>(headers);
        all.put("x-amzn-RequestId", requestId);
        return all;
    }
}
