package dev.homeport.server.http;

import dev.homeport.api.ApiError;
import dev.homeport.api.validation.Violation;
import dev.homeport.server.edge.HttpCall;
import java.util.Optional;

/** Which operation a call asks for, and in which protocol. */
record ApiRequest(Protocol protocol, String operation) {
    private static final String JSON_TARGET = "GameLift.";
    private static final String CBOR_SERVICES = "/service/";
    private static final String CBOR_PATH = CBOR_SERVICES + "GameLift/operation/";

    /** Empty if the call is not one of the API's. */
    static Optional<ApiRequest> of(HttpCall call) {
        if (!call.method().equals("POST")) {
            return Optional.empty();
        }
        if (call.path().startsWith(CBOR_SERVICES)) {
            return Optional.of(new ApiRequest(Protocol.CBOR, without(CBOR_PATH, call.path())));
        }
        if (call.path().equals("/")) {
            return Optional.of(new ApiRequest(
                    Protocol.JSON, without(JSON_TARGET, call.headers().get("x-amz-target", ""))));
        }
        return Optional.empty();
    }

    /** Text that does not start with the prefix stays whole, so that an error can show it. */
    private static String without(String prefix, String text) {
        return text.startsWith(prefix) ? text.substring(prefix.length()) : text;
    }

    /** Throws unless the body is, as far as the caller says, of the protocol's type; a charset may follow it. */
    void requireContentType(String contentType) {
        if (!protocol.contentType().equals(contentType) && !fitsLoosely(contentType)) {
            throw new ApiError(
                    ApiError.Code.SERIALIZATION,
                    "Content-Type is %s; expected '%s'"
                            .formatted(
                                    contentType == null ? "missing" : "'" + Violation.cut(contentType) + "'",
                                    protocol.contentType()));
        }
    }

    private boolean fitsLoosely(String contentType) {
        return contentType != null && contentType.split(";", 2)[0].strip().equalsIgnoreCase(protocol.contentType());
    }

    /** Throws if the call does not say at all what it wants. */
    void requireOperation() {
        if (operation.isEmpty()) {
            throw new ApiError(ApiError.Code.UNKNOWN_OPERATION, protocol.missingOperation());
        }
    }
}
