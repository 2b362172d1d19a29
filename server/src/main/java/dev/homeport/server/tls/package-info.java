/**
 * The certificate the edge shows: loaded from files that are configured, or self-signed and kept in the data folder.
 */
package dev.homeport.server.tls;
