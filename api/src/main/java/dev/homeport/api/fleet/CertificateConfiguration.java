package dev.homeport.api.fleet;

import dev.homeport.api.constraint.Required;

/** Whether the computes of a fleet get a TLS certificate. */
public record CertificateConfiguration(@Required CertificateType certificateType) {}
