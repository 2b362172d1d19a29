package dev.homeport.server.simulation;

import dev.homeport.core.Command;
import dev.homeport.core.State;
import dev.homeport.core.fleet.EnsureFleet;
import dev.homeport.core.fleet.FleetSettings.Protection;
import dev.homeport.core.gamesession.ActivateGameSession;
import dev.homeport.core.gamesession.ChangeCreationPolicy;
import dev.homeport.core.gamesession.CreateGameSession;
import dev.homeport.core.gamesession.CreateLentGameSession;
import dev.homeport.core.gamesession.EndGameSession;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.SessionSettings;
import dev.homeport.core.gamesession.TerminateGameSession;
import dev.homeport.core.gamesession.UpdateGameSession;
import dev.homeport.core.process.LendProcess;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ServerProcess;
import java.util.Optional;

/** Ask for game sessions, host them, change them and end them. */
final class GameSessionActors {
    private GameSessionActors() {}

    static Actor all() {
        return new WeightedActors()
                .with(10, GameSessionActors::create)
                .with(2, GameSessionActors::createLent)
                .with(8, (dice, state) -> {
                    GameSession.Key session = key(dice, state);
                    return new ActivateGameSession(host(dice, state, session), session);
                })
                .with(3, GameSessionActors::update)
                .with(2, (dice, state) -> {
                    GameSession.Key session = key(dice, state);
                    return new ChangeCreationPolicy(host(dice, state, session), session, policy(dice));
                })
                .with(1, (dice, state) -> {
                    GameSession.Key session = key(dice, state);
                    return new EndGameSession(host(dice, state, session), session);
                })
                .with(2, (dice, state) -> new TerminateGameSession(key(dice, state)));
    }

    /** A session, mostly one that is not over. */
    static GameSession.Key key(Dice dice, State state) {
        var going = state.gameSessions().all().stream()
                .filter(session -> !session.isOver())
                .toList();
        return dice.oneOf(dice.inPercent(90) ? going : state.gameSessions().all())
                .map(GameSession::key)
                .orElse(new GameSession.Key("fleet-unknown", "custom-0", "gsess-unknown"));
    }

    /** The process that hosts the session, rarely another. */
    static ProcessKey host(Dice dice, State state, GameSession.Key session) {
        return state.gameSessions()
                .find(session)
                .filter(found -> dice.inPercent(95))
                .map(GameSession::process)
                .orElseGet(() -> ProcessActors.known(dice, state));
    }

    private static Command<?> createLent(Dice dice, State state) {
        EnsureFleet home = FleetActors.home(dice, state);
        return new CreateLentGameSession(new LendProcess(home), request(dice, home.fleetId(), home.location()));
    }

    private static Command<?> create(Dice dice, State state) {
        Optional<ServerProcess> idle = dice.oneOf(
                state.processes().all().stream().filter(ServerProcess::isIdle).toList());
        return request(
                dice,
                idle.map(process -> process.key().fleetId()).orElseGet(() -> FleetActors.id(dice, state)),
                idle.map(ServerProcess::location).orElseGet(() -> LocationActors.name(dice)));
    }

    private static CreateGameSession request(Dice dice, String fleetId, String location) {
        return new CreateGameSession(
                fleetId,
                location,
                dice.below(6),
                new SessionSettings(
                        dice.maybe(() -> dice.name("game ", 3)),
                        dice.map(3),
                        dice.maybe(() -> "data"),
                        Optional.empty(),
                        dice.inPercent(30) ? Optional.of(dice.name("creator-", 2)) : Optional.empty()),
                dice.inPercent(20) ? Optional.of(dice.name("my-game-", 3)) : Optional.empty(),
                dice.inPercent(50));
    }

    private static Command<?> update(Dice dice, State state) {
        return new UpdateGameSession(
                key(dice, state),
                dice.maybe(() -> dice.name("game ", 3)),
                dice.maybe(() -> dice.below(5)),
                dice.maybe(() -> policy(dice)),
                dice.maybe(() -> dice.oneOf(Protection.values())),
                dice.map(3));
    }

    private static GameSession.CreationPolicy policy(Dice dice) {
        return dice.inPercent(80) ? GameSession.CreationPolicy.ACCEPT_ALL : GameSession.CreationPolicy.DENY_ALL;
    }
}
