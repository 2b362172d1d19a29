package dev.homeport.core.gamesession;

import dev.homeport.core.Tx;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.process.ServerProcess;
import java.util.Optional;

/** Putting a new session on an idle process. */
public final class SessionStart {
    private SessionStart() {}

    public static GameSession on(
            Tx tx, Fleet fleet, ServerProcess host, GameSession.Key key, int maximumPlayers, SessionSettings settings) {
        assert host.isIdle() : "only an idle process can be given a session";
        Compute compute = tx.computes().require(fleet.id(), host.key().compute().name());
        GameSession session = tx.gameSessions()
                .put(new GameSession(
                        key,
                        settings,
                        GameSession.Status.ACTIVATING,
                        Optional.empty(),
                        maximumPlayers,
                        0,
                        GameSession.CreationPolicy.ACCEPT_ALL,
                        fleet.settings().newGameSessionProtection(),
                        new GameSession.Address(
                                compute.ipAddress(),
                                compute.dnsName(),
                                host.report().port()),
                        host.key(),
                        tx.now(),
                        Optional.empty()));
        tx.processes().put(host.hosting(key));
        tx.timers().at(tx.now().plus(fleet.activationTimeout()), new ActivationTimeout(key));
        tx.emit(new StartGameSession(host.key(), session));
        return session;
    }
}
