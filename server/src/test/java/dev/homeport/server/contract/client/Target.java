package dev.homeport.server.contract.client;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/** The server a client talks to, how it signs, and the certificate it trusts besides the well-known ones. */
public record Target(URI endpoint, Credentials credentials, Optional<Path> trusted) {
    /** An access key, with a session token if it is a temporary one. */
    public record Credentials(String keyId, String secret, Optional<String> sessionToken) {
        public Credentials(String keyId, String secret) {
            this(keyId, secret, Optional.empty());
        }
    }

    public static Target open(URI endpoint) {
        return new Target(endpoint, new Credentials("any", "any"), Optional.empty());
    }
}
