package dev.homeport.server.tls;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.MalformedInputException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.PrivateKey;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.openssl.PEMEncryptedKeyPair;
import org.bouncycastle.openssl.PEMKeyPair;
import org.bouncycastle.openssl.PEMParser;
import org.bouncycastle.openssl.jcajce.JcaPEMKeyConverter;
import org.bouncycastle.openssl.jcajce.JcaPEMWriter;
import org.bouncycastle.openssl.jcajce.JcaPKCS8Generator;
import org.bouncycastle.pkcs.PKCS8EncryptedPrivateKeyInfo;

/** Reads and writes an identity as two PEM files. */
final class PemFiles {
    private PemFiles() {}

    static Identity read(Path certificateFile, Path keyFile) {
        Identity identity = new Identity(certificates(certificateFile), key(keyFile));
        if (!identity.keyBelongsToCertificate()) {
            throw new UnusableCertificateException("the private key in " + keyFile
                    + " does not belong to the first certificate in " + certificateFile);
        }
        return identity;
    }

    /** The certificate is written last: where it is, the key is too. */
    static void write(Identity identity, Path certificateFile, Path keyFile) throws IOException {
        var privateOnly = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
        var readable = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-r--r--"));
        writeFile(keyFile, pem(new JcaPKCS8Generator(identity.key(), null)), privateOnly);
        writeFile(certificateFile, pem(identity.certificate()), readable);
    }

    private static List<X509Certificate> certificates(Path file) {
        List<X509Certificate> chain = new ArrayList<>();
        for (Object object : objects("certificate file", file)) {
            if (object instanceof X509CertificateHolder holder) {
                try {
                    chain.add(new JcaX509CertificateConverter().getCertificate(holder));
                } catch (CertificateException e) {
                    throw new UnusableCertificateException(
                            "certificate file " + file + " holds a certificate that cannot be read", e);
                }
            }
        }
        if (chain.isEmpty()) {
            throw new UnusableCertificateException("certificate file " + file + " holds no PEM certificate");
        }
        return List.copyOf(chain);
    }

    private static PrivateKey key(Path file) {
        for (Object object : objects("private key file", file)) {
            PrivateKeyInfo info = switch (object) {
                case PrivateKeyInfo pkcs8 -> pkcs8;
                case PEMKeyPair traditional -> traditional.getPrivateKeyInfo();
                case PEMEncryptedKeyPair _ -> throw encrypted(file);
                case PKCS8EncryptedPrivateKeyInfo _ -> throw encrypted(file);
                default -> null;
            };
            if (info != null) {
                return convert(info, file);
            }
        }
        throw new UnusableCertificateException("private key file " + file + " holds no PEM private key");
    }

    private static PrivateKey convert(PrivateKeyInfo info, Path file) {
        try {
            return new JcaPEMKeyConverter().getPrivateKey(info);
        } catch (IOException e) {
            throw new UnusableCertificateException("private key file " + file + " holds a key of an unknown kind", e);
        }
    }

    private static UnusableCertificateException encrypted(Path file) {
        return new UnusableCertificateException(
                "private key file " + file + " is encrypted; a key without a passphrase is needed");
    }

    private static List<Object> objects(String kind, Path file) {
        List<Object> objects = new ArrayList<>();
        try (Reader text = new StringReader(Files.readString(file));
                PEMParser parser = new PEMParser(text)) {
            for (Object object = parser.readObject(); object != null; object = parser.readObject()) {
                objects.add(object);
            }
            return objects;
        } catch (NoSuchFileException e) {
            throw new UnusableCertificateException(kind + " " + file + " does not exist", e);
        } catch (MalformedInputException e) {
            throw new UnusableCertificateException(kind + " " + file + " is not a PEM text file", e);
        } catch (IOException e) {
            throw new UnusableCertificateException(kind + " " + file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static String pem(Object object) throws IOException {
        var text = new StringWriter();
        try (var writer = new JcaPEMWriter(text)) {
            writer.writeObject(object);
        }
        return text.toString();
    }

    /** A crash in the middle must not leave half a file, and a key must never be readable, not even for a moment. */
    private static void writeFile(Path file, String text, FileAttribute<?> permissions) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        FileStore store = Files.getFileStore(folder);
        FileAttribute<?>[] attributes = store.supportsFileAttributeView(PosixFileAttributeView.class)
                ? new FileAttribute<?>[] {permissions}
                : new FileAttribute<?>[0];
        Path draft = Files.createTempFile(folder, file.getFileName().toString(), ".tmp", attributes);
        Files.writeString(draft, text);
        Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
