package dev.homeport.server.auth;

import java.security.Key;
import java.security.MessageDigest;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Checks signatures with the secrets of known access keys. Derived keys are kept, because deriving one costs more than
 * all else, and only after a signature proved right, so that strangers cannot fill the memory.
 */
public final class SigningKeys {
    static final String ALGORITHM = "AWS4-HMAC-SHA256";
    private static final int DERIVED_MAX = 1024;

    private final Map<String, String> secretsById;
    private final Map<Credential, Key> derived = new ConcurrentHashMap<>();

    /** @param secretsById secret access keys by access key id */
    public SigningKeys(Map<String, String> secretsById) {
        this.secretsById = Map.copyOf(secretsById);
    }

    void requireKnown(Credential credential) throws Rejection {
        if (!secretsById.containsKey(credential.accessKeyId())) {
            throw Rejection.unknownClient();
        }
    }

    /** Whether the signature of a canonical request is the one that this credential's secret gives. */
    boolean matches(Credential credential, AmzDate date, String canonicalRequest, String signature) {
        Key kept = derived.get(credential);
        Key key = kept == null ? derive(credential) : kept;
        String stringToSign =
                ALGORITHM + "\n" + date.text() + "\n" + credential.scope() + "\n" + Hashes.sha256Hex(canonicalRequest);
        byte[] expected = Hashes.bytes(Hashes.hmacHex(key, stringToSign));
        boolean matches = MessageDigest.isEqual(expected, Hashes.bytes(signature));
        if (matches && kept == null) {
            keep(credential, key);
        }
        return matches;
    }

    int kept() {
        return derived.size();
    }

    private Key derive(Credential credential) {
        byte[] key = Hashes.bytes("AWS4" + secretsById.get(credential.accessKeyId()));
        for (String step : credential.derivation()) {
            key = Hashes.hmac(Hashes.key(key), step);
        }
        return Hashes.key(key);
    }

    private void keep(Credential credential, Key key) {
        if (derived.size() >= DERIVED_MAX) {
            derived.clear();
        }
        derived.put(credential, key);
    }
}
