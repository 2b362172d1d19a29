package dev.homeport.server.tls;

import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.cert.CertificateParsingException;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.Collection;
import java.util.List;

/** A certificate, followed by those that vouch for it, and the private key that belongs to it. */
record Identity(List<X509Certificate> chain, PrivateKey key) {

    X509Certificate certificate() {
        return chain.getFirst();
    }

    /** Whether what the key signs can be verified with the certificate. */
    boolean keyBelongsToCertificate() {
        PublicKey publicKey = certificate().getPublicKey();
        if (!publicKey.getAlgorithm().equals(key.getAlgorithm())) {
            return false;
        }
        try {
            byte[] probe = {1, 2, 3};
            Signature signature = Signature.getInstance(signatureAlgorithm());
            signature.initSign(key);
            signature.update(probe);
            byte[] signed = signature.sign();
            signature.initVerify(publicKey);
            signature.update(probe);
            return signature.verify(signed);
        } catch (GeneralSecurityException e) {
            return false;
        }
    }

    boolean isValidAt(Instant time) {
        return time.isBefore(certificate().getNotAfter().toInstant());
    }

    boolean names(String hostOrAddress) {
        try {
            Collection<List<?>> names = certificate().getSubjectAlternativeNames();
            String wanted = AltName.normal(hostOrAddress);
            return names != null
                    && names.stream()
                            .map(name -> AltName.normal(name.get(1).toString()))
                            .anyMatch(wanted::equals);
        } catch (CertificateParsingException e) {
            return false;
        }
    }

    private String signatureAlgorithm() {
        return switch (key.getAlgorithm()) {
            case "RSA" -> "SHA256withRSA";
            case "EC" -> "SHA256withECDSA";
            default -> key.getAlgorithm();
        };
    }
}
