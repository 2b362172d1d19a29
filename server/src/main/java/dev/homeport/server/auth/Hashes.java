package dev.homeport.server.auth;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** SHA-256 and HMAC-SHA-256 with one engine per thread, because making engines costs more than using them. */
final class Hashes {
    private static final String HMAC = "HmacSHA256";
    private static final HexFormat HEX = HexFormat.of();
    private static final ThreadLocal<MessageDigest> DIGEST =
            ThreadLocal.withInitial(() -> engine(() -> MessageDigest.getInstance("SHA-256")));
    private static final ThreadLocal<Mac> MAC = ThreadLocal.withInitial(() -> engine(() -> Mac.getInstance(HMAC)));

    private interface Source<T> {
        T get() throws GeneralSecurityException;
    }

    private Hashes() {}

    static String sha256Hex(byte[] bytes) {
        return HEX.formatHex(DIGEST.get().digest(bytes));
    }

    static String sha256Hex(String text) {
        return sha256Hex(bytes(text));
    }

    static byte[] hmac(Key key, String text) {
        Mac mac = MAC.get();
        return engine(() -> {
            mac.init(key);
            return mac.doFinal(bytes(text));
        });
    }

    static String hmacHex(Key key, String text) {
        return HEX.formatHex(hmac(key, text));
    }

    static Key key(byte[] secret) {
        return new SecretKeySpec(secret, HMAC);
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static <T> T engine(Source<T> source) {
        try {
            return source.get();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
