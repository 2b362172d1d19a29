package dev.homeport.server.tls;

/** A certificate or key file cannot be used; the message names the file and says why in one line. */
public final class UnusableCertificateException extends RuntimeException {
    UnusableCertificateException(String message) {
        super(message);
    }

    UnusableCertificateException(String message, Throwable cause) {
        super(message, cause);
    }
}
