package dev.homeport.server.auth;

/** What became of checking a signature. */
public sealed interface Verification {
    record Verified(String accessKeyId) implements Verification {}

    /** The code is the name of the AWS error. */
    record Rejected(String code, String message) implements Verification {}
}
