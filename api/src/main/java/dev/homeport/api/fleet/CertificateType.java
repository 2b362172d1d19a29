package dev.homeport.api.fleet;

/** Whether a TLS certificate is made for a fleet. */
public enum CertificateType {
    DISABLED,
    GENERATED
}
