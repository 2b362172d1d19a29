package dev.homeport.serversdk;

/** Where this compute's TLS certificate lies, and the compute's name. */
public record ComputeCertificate(String certificatePath, String computeName) {}
