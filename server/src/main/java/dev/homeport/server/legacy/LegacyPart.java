package dev.homeport.server.legacy;

import dev.homeport.core.Effect;
import dev.homeport.core.State;
import dev.homeport.server.Config;
import dev.homeport.server.Legacy;
import dev.homeport.server.log.Commands;
import dev.homeport.server.operations.Preparation;
import dev.homeport.server.sdk.SdkContext;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** The door of this package: what it adds to a server. */
public final class LegacyPart implements Legacy {
    private final LegacySettings settings;
    private final LegacyHome home;
    private final CertificateFiles certificate;
    private final Commands commands;
    private final Preparation preparation;
    private volatile Optional<LegacyServer> server = Optional.empty();

    private LegacyPart(
            LegacySettings settings,
            LegacyHome home,
            CertificateFiles certificate,
            Commands commands,
            Preparation preparation) {
        this.settings = settings;
        this.home = home;
        this.certificate = certificate;
        this.commands = commands;
        this.preparation = preparation;
    }

    public static Legacy of(
            LegacySettings settings, Optional<String> advertised, Config.Tls tls, Commands log, State state) {
        LegacyHome home = LegacyHome.of(settings, advertised);
        CertificateFiles certificate = new CertificateFiles(tls.certificate(), tls.key());
        if (!settings.local()) {
            return new LegacyPart(settings, home, certificate, log, Preparation.NONE);
        }
        LocalHabits habits = new LocalHabits(log, state, home);
        return new LegacyPart(settings, home, certificate, habits, habits);
    }

    @Override
    public Commands commands() {
        return commands;
    }

    @Override
    public Preparation preparation() {
        return preparation;
    }

    @Override
    public void open(SdkContext sdk) {
        LegacyContext context = new LegacyContext(sdk, home, certificate, new AtomicLong());
        server = Optional.of(LegacyServer.start(settings, context));
    }

    @Override
    public void deliver(List<Effect> effects) {
        server.ifPresent(open -> open.deliver(effects));
    }

    @Override
    public Optional<LegacySettings> ports() {
        return server.map(LegacyServer::ports);
    }

    @Override
    public void close() {
        server.ifPresent(LegacyServer::close);
    }
}
