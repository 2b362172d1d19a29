package dev.homeport.core.gamesession;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.process.IdleProcess;
import dev.homeport.core.process.ServerProcess;
import java.util.Optional;

/**
 * Reserves an idle process in one location and asks it to host a new game session.
 *
 * @param customId the id the session is to have; asking twice for the same session under one id makes one session
 * @param idempotent whether asking for an id that is taken answers with that session, if it is the same
 */
public record CreateGameSession(
        String fleetId,
        String location,
        int maximumPlayers,
        SessionSettings settings,
        Optional<String> customId,
        boolean idempotent)
        implements Command<GameSession> {

    @Override
    public GameSession decide(Tx tx) {
        Fleet fleet = tx.fleets().require(fleetId).requireActive();
        Optional<GameSession> earlier = customId.flatMap(id -> tx.gameSessions()
                .withCustomId(fleetId, id)
                .or(() -> tx.gameSessions().find(new GameSession.Key(fleetId, location, id))));
        if (earlier.isPresent()) {
            return requireSame(earlier.get());
        }
        CreationLimits.check(tx, fleet, settings.creatorId());
        String place = fleet.requireLocation(location);
        ServerProcess host = IdleProcess.in(tx, fleet, place)
                .orElseThrow(() -> Refusal.fleetCapacityExceeded("Unable to reserve a process on fleet %s", fleetId));
        String id = customId.orElseGet(() -> tx.newId(GameSessions.OWN_PREFIX));
        return SessionStart.on(tx, fleet, host, new GameSession.Key(fleet.id(), place, id), maximumPlayers, settings);
    }

    private GameSession requireSame(GameSession earlier) {
        boolean same = idempotent
                && earlier.key().location().equals(location)
                && earlier.maximumPlayers() == maximumPlayers
                && earlier.settings().equals(settings);
        if (!same) {
            throw Refusal.idempotentParameterMismatch(
                    "Fleet %s already has a game session %s, and it was asked for with other parameters",
                    fleetId, earlier.key().id());
        }
        return earlier;
    }
}
