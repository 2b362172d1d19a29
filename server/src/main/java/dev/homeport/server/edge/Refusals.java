package dev.homeport.server.edge;

import dev.homeport.api.ApiError;
import dev.homeport.api.codec.RecordCodec;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Answers the edge gives by itself, in the form AWS clients read errors. */
final class Refusals {
    private Refusals() {}

    static HttpAnswer badRequest(String message) {
        return refusal(400, "BadRequestException", message);
    }

    static HttpAnswer requestTimeout(long seconds) {
        return refusal(408, "RequestTimeoutException", "The request did not arrive within " + seconds + " seconds.");
    }

    /** The one refusal that a well-behaved client may meet, so it comes in the format of the request. */
    static HttpAnswer bodyTooLarge(int bytesMax, boolean cbor) {
        String message = "The request body is larger than " + bytesMax + " bytes.";
        if (!cbor) {
            return refusal(413, "RequestEntityTooLargeException", message);
        }
        ApiError error = new ApiError(ApiError.Code.REQUEST_ENTITY_TOO_LARGE, message);
        return new HttpAnswer(
                413,
                Map.of("content-type", "application/cbor", "smithy-protocol", "rpc-v2-cbor"),
                RecordCodec.cbor().writeError(error));
    }

    static HttpAnswer requestLineTooLong(int bytesMax) {
        return refusal(414, "RequestUriTooLongException", "The request line is longer than " + bytesMax + " bytes.");
    }

    static HttpAnswer expectationFailed() {
        return refusal(417, "ExpectationFailedException", "The Expect header may only say 100-continue.");
    }

    static HttpAnswer webSocketVersion() {
        HttpAnswer answer = refusal(426, "UpgradeRequiredException", "Sec-WebSocket-Version must be 13.");
        return new HttpAnswer(
                426,
                Map.of("content-type", answer.headers().get("content-type"), "sec-websocket-version", "13"),
                answer.body());
    }

    static HttpAnswer headersTooLarge(int bytesMax) {
        return refusal(
                431,
                "RequestHeaderFieldsTooLargeException",
                "The request headers are larger than " + bytesMax + " bytes.");
    }

    static HttpAnswer internalError() {
        return refusal(500, "InternalServiceException", "The request failed because of an internal error.");
    }

    static HttpAnswer tooManyConnections(int max) {
        return refusal(503, "ServiceUnavailableException", "All " + max + " connections are in use.");
    }

    static HttpAnswer httpVersion() {
        return refusal(505, "HttpVersionNotSupportedException", "Use HTTP/1.1 or HTTP/1.0.");
    }

    /** Messages are our own constants and numbers, so they need no escaping. */
    private static HttpAnswer refusal(int status, String type, String message) {
        String json = "{\"__type\":\"" + type + "\",\"Message\":\"" + message + "\"}";
        return HttpAnswer.of(status, "application/x-amz-json-1.1", json.getBytes(StandardCharsets.UTF_8));
    }
}
