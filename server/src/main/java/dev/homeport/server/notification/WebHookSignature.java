package dev.homeport.server.notification;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs what is sent to web hooks as the Standard Webhooks specification asks, for which receivers find libraries in
 * most languages. The secret is kept in a file of the data folder; whoever wants another writes it there.
 */
final class WebHookSignature {
    static final String FILE = "webhook-secret";
    private static final String PREFIX = "whsec_";
    private static final String ALGORITHM = "HmacSHA256";
    private static final int SECRET_BYTES = 32;

    private final byte[] secret;

    private WebHookSignature(byte[] secret) {
        this.secret = secret;
    }

    static WebHookSignature keptIn(Path folder) {
        Path file = folder.resolve(FILE);
        try {
            if (!Files.exists(file)) {
                create(file);
            }
            return of(Files.readString(file).strip());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the secret of web hooks in " + file, e);
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException(file + " does not hold " + PREFIX + " and base64", e);
        }
    }

    private static WebHookSignature of(String text) {
        if (!text.startsWith(PREFIX)) {
            throw new IllegalArgumentException("no " + PREFIX);
        }
        return new WebHookSignature(Base64.getDecoder().decode(text.substring(PREFIX.length())));
    }

    private static void create(Path file) throws IOException {
        byte[] random = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(random);
        Files.createFile(
                file, ownerOnly(Files.getFileStore(file.toAbsolutePath().getParent())));
        Files.writeString(file, PREFIX + Base64.getEncoder().encodeToString(random) + "\n");
    }

    private static FileAttribute<?>[] ownerOnly(FileStore store) {
        return store.supportsFileAttributeView(PosixFileAttributeView.class)
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }

    String of(String id, long timestampSeconds, String body) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(secret, ALGORITHM));
            byte[] signed = (id + "." + timestampSeconds + "." + body).getBytes(StandardCharsets.UTF_8);
            return "v1," + Base64.getEncoder().encodeToString(mac.doFinal(signed));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has " + ALGORITHM, e);
        }
    }
}
