package dev.homeport.server.simulation;

import dev.homeport.core.Command;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.playersession.AcceptPlayerSession;
import dev.homeport.core.playersession.CreatePlayerSessions;
import dev.homeport.core.playersession.PlayerSession;
import dev.homeport.core.playersession.ReleasePlayerSessions;
import dev.homeport.core.playersession.RemovePlayerSession;
import dev.homeport.core.process.ProcessKey;
import java.util.List;
import java.util.stream.Stream;

/** Players that reserve slots, come and leave. */
final class PlayerSessionActors {
    private PlayerSessionActors() {}

    static Actor all() {
        return new WeightedActors()
                .with(
                        4,
                        (dice, state) -> new CreatePlayerSessions(
                                GameSessionActors.key(dice, state),
                                Stream.generate(() -> dice.name("player-", 9))
                                        .limit(1 + dice.below(2))
                                        .toList(),
                                dice.map(2)))
                .with(4, (dice, state) -> withOne(dice, state, AcceptPlayerSession::new))
                .with(3, (dice, state) -> withOne(dice, state, RemovePlayerSession::new))
                .with(
                        1,
                        (dice, state) -> withOne(
                                dice,
                                state,
                                (process, game, id, request) -> new ReleasePlayerSessions(game, List.of(id))));
    }

    private interface AboutOne {
        Command<?> command(ProcessKey process, GameSession.Key gameSession, String id, long request);
    }

    private static Command<?> withOne(Dice dice, State state, AboutOne about) {
        var taken = state.playerSessions().all().stream()
                .filter(PlayerSession::takesSlot)
                .toList();
        var session =
                dice.oneOf(dice.inPercent(90) ? taken : state.playerSessions().all());
        GameSession.Key game =
                session.map(PlayerSession::gameSession).orElseGet(() -> GameSessionActors.key(dice, state));
        return about.command(
                GameSessionActors.host(dice, state, game),
                game,
                session.map(PlayerSession::id).orElse("psess-unknown"),
                dice.below(1_000));
    }
}
