package dev.homeport.server.http;

import dev.homeport.server.edge.HttpCall;
import java.util.Optional;

/** Which operation a call asks for, and in which protocol. */
record ApiRequest(Protocol protocol, String operation) {
    private static final String JSON_TARGET = "GameLift.";
    private static final String CBOR_PATH = "/service/GameLift/operation/";

    /** Empty if the call is not one of the API's. */
    static Optional<ApiRequest> of(HttpCall call) {
        if (!call.method().equals("POST")) {
            return Optional.empty();
        }
        if (call.path().startsWith(CBOR_PATH)) {
            return Optional.of(new ApiRequest(Protocol.CBOR, call.path().substring(CBOR_PATH.length())));
        }
        String target = call.headers().get("x-amz-target");
        if (call.path().equals("/") && target != null) {
            String operation = target.startsWith(JSON_TARGET) ? target.substring(JSON_TARGET.length()) : target;
            return Optional.of(new ApiRequest(Protocol.JSON, operation));
        }
        return Optional.empty();
    }

    /**
     * Whether the body is of the protocol's type, as far as the caller says; parameters such as a charset may follow.
     */
    boolean fits(String contentType) {
        String expected = protocol.contentType();
        return contentType != null && contentType.regionMatches(true, 0, expected, 0, expected.length());
    }
}
