package dev.homeport.api.fleet;

/** The transport protocol of a port range. */
public enum IpProtocol {
    TCP,
    UDP
}
