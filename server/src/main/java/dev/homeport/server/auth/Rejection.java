package dev.homeport.server.auth;

/** Ends a verification early; it is an answer rather than a failure, so it carries no stack trace. */
final class Rejection extends Exception {
    private final String code;

    private Rejection(String code, String message) {
        super(message, null, false, false);
        this.code = code;
    }

    static Rejection missingToken() {
        return new Rejection("MissingAuthenticationTokenException", "Missing Authentication Token");
    }

    static Rejection incomplete(String message) {
        return new Rejection("IncompleteSignatureException", message);
    }

    static Rejection unknownClient() {
        return new Rejection("UnrecognizedClientException", "The security token included in the request is invalid.");
    }

    static Rejection invalid(String message) {
        return new Rejection("InvalidSignatureException", message);
    }

    static Rejection mismatch() {
        return invalid("The request signature we calculated does not match the signature you provided. Check your AWS"
                + " Secret Access Key and signing method. Consult the service documentation for details.");
    }

    Verification.Rejected toResult() {
        return new Verification.Rejected(code, getMessage());
    }
}
