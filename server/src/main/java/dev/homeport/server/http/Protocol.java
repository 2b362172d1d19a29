package dev.homeport.server.http;

import dev.homeport.api.codec.RecordCodec;
import java.util.HashMap;
import java.util.Map;

/** One of the two wire protocols of the GameLift API. */
record Protocol(RecordCodec codec, String contentType, String missingOperation, Map<String, String> extraHeaders) {
    /** {@code POST /} with {@code X-Amz-Target: GameLift.Operation}. */
    static final Protocol JSON = new Protocol(
            RecordCodec.json(),
            "application/x-amz-json-1.1",
            "The X-Amz-Target header is missing; expected GameLift. and the name of an operation",
            Map.of());

    /** {@code POST /service/GameLift/operation/Operation}. */
    static final Protocol CBOR = new Protocol(
            RecordCodec.cbor(),
            "application/cbor",
            "The path ends before the name of an operation; expected /service/GameLift/operation/ and the name",
            Map.of("smithy-protocol", "rpc-v2-cbor"));

    Map<String, String> headers(String requestId) {
        Map<String, String> headers = new HashMap<>(extraHeaders);
        headers.put("content-type", contentType);
        headers.put("x-amzn-RequestId", requestId);
        return headers;
    }
}
