package dev.homeport.server.tls;

import java.net.InetAddress;
import java.util.Locale;
import java.util.Optional;
import org.bouncycastle.asn1.x509.GeneralName;

/** A host name or address as certificates write it. */
final class AltName {
    private AltName() {}

    static GeneralName of(String name) {
        return new GeneralName(address(name).isPresent() ? GeneralName.iPAddress : GeneralName.dNSName, name);
    }

    /** One spelling for all spellings of a name or address. */
    static String normal(String name) {
        return address(name).map(InetAddress::getHostAddress).orElseGet(() -> name.toLowerCase(Locale.ROOT));
    }

    private static Optional<InetAddress> address(String name) {
        try {
            return Optional.of(InetAddress.ofLiteral(name));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
