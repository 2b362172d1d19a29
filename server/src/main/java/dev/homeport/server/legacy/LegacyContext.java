package dev.homeport.server.legacy;

import dev.homeport.core.State;
import dev.homeport.server.log.Commands;
import dev.homeport.server.sdk.SdkContext;
import java.util.concurrent.atomic.AtomicLong;

/** What everything here works with. */
public record LegacyContext(SdkContext sdk, LegacyHome home, CertificateFiles certificate, AtomicLong ticketsGiven) {
    Commands commands() {
        return sdk.commands();
    }

    State state() {
        return sdk.state();
    }
}
