package dev.homeport.server.tls;

import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.ExtendedKeyUsage;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.asn1.x509.KeyPurposeId;
import org.bouncycastle.asn1.x509.KeyUsage;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.X509v3CertificateBuilder;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/**
 * Makes a self-signed certificate. It is an RSA one because every TLS 1.2 client of the server SDKs accepts that, and
 * no certificate authority because some clients refuse one as a server's certificate.
 */
final class SelfSigned {
    private static final int KEY_BITS = 2048;
    private static final int SERIAL_BITS = 127;
    private static final Duration LIFETIME = Duration.ofDays(3652);
    private static final Duration CLOCK_SLACK = Duration.ofDays(1);

    private SelfSigned() {}

    static Identity create(Optional<String> advertisedName, Instant now) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(KEY_BITS);
            KeyPair keys = generator.generateKeyPair();
            X509CertificateHolder certificate = describe(keys, names(advertisedName), now)
                    .build(new JcaContentSignerBuilder("SHA256withRSA").build(keys.getPrivate()));
            return new Identity(
                    List.of(new JcaX509CertificateConverter().getCertificate(certificate)), keys.getPrivate());
        } catch (GeneralSecurityException | OperatorCreationException | IOException e) {
            throw new IllegalStateException("cannot make a self-signed certificate", e);
        }
    }

    private static X509v3CertificateBuilder describe(KeyPair keys, GeneralNames names, Instant now) throws IOException {
        X500Name name = new X500Name("CN=Homeport");
        BigInteger serial = new BigInteger(SERIAL_BITS, new SecureRandom());
        Date from = Date.from(now.minus(CLOCK_SLACK));
        Date until = Date.from(now.plus(LIFETIME));
        int uses = KeyUsage.digitalSignature | KeyUsage.keyEncipherment;
        return new JcaX509v3CertificateBuilder(name, serial, from, until, name, keys.getPublic())
                .addExtension(Extension.basicConstraints, true, new BasicConstraints(false))
                .addExtension(Extension.keyUsage, true, new KeyUsage(uses))
                .addExtension(Extension.extendedKeyUsage, false, new ExtendedKeyUsage(KeyPurposeId.id_kp_serverAuth))
                .addExtension(Extension.subjectAlternativeName, false, names);
    }

    private static GeneralNames names(Optional<String> advertisedName) {
        Set<String> names = new LinkedHashSet<>(List.of("localhost", "127.0.0.1", "::1"));
        ownHostName().ifPresent(names::add);
        advertisedName.ifPresent(names::add);
        return new GeneralNames(names.stream().map(AltName::of).toArray(GeneralName[]::new));
    }

    private static Optional<String> ownHostName() {
        try {
            return Optional.of(InetAddress.getLocalHost().getHostName());
        } catch (UnknownHostException e) {
            return Optional.empty();
        }
    }
}
