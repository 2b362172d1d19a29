package dev.homeport.server.simulation.sockets;

import static dev.homeport.server.simulation.Invariant.require;

import dev.homeport.core.compute.IssueAuthToken;
import dev.homeport.core.compute.RegisterCompute;
import dev.homeport.core.fleet.CreateFleet;
import dev.homeport.core.fleet.FleetSettings;
import dev.homeport.core.gamesession.CreateGameSession;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.SessionSettings;
import dev.homeport.core.gamesession.TerminateGameSession;
import dev.homeport.core.location.CreateLocation;
import dev.homeport.core.playersession.CreatePlayerSessions;
import dev.homeport.core.playersession.PlayerSession;
import dev.homeport.server.log.ManualTime;
import dev.homeport.server.operations.TokenHash;
import dev.homeport.server.simulation.Dice;
import dev.homeport.server.simulation.Invariant;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One life of game server processes and the endpoint they talk to, following from a seed: sockets drop and come back,
 * requests arrive late, twice and in another order, processes crash, the service is killed and restarted. After every
 * commit all invariants of the core hold; in the end, when all is quiet, both sides agree on who hosts what.
 */
final class SocketSimulation {
    private static final List<Invariant> INVARIANTS = Invariant.all();
    private static final String LOCATION = "custom-0";
    private static final String TOKEN = "token";
    private static final int PROCESSES = 4;

    private final Dice dice;
    private final Network network;
    private final ManualTime time = new ManualTime(Instant.parse("2026-01-01T00:00:00Z"));
    private final List<SimulatedProcess> processes = new ArrayList<>();
    private final String fleetId;
    private SimulatedService service = new SimulatedService(time, List.of());
    private int started;
    private int sessionsPlayed;

    SocketSimulation(long seed) {
        dice = new Dice(seed);
        network = new Network(dice, time);
        fleetId = setUp();
        for (int i = 0; i < PROCESSES; i++) {
            processes.add(newProcess("process-" + i));
        }
    }

    private String setUp() {
        service.submitAndForget(new CreateLocation(LOCATION, Map.of()));
        service.submitAndForget(new CreateFleet(
                new FleetSettings(
                        "fleet",
                        Optional.empty(),
                        FleetSettings.Protection.NO_PROTECTION,
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        Optional.empty()),
                List.of(LOCATION),
                Map.of()));
        service.commit();
        String id = service.state().fleets().live().firstKey();
        service.submitAndForget(
                new RegisterCompute(id, "pc", LOCATION, Optional.of("192.0.2.1"), Optional.empty(), Optional.empty()));
        service.submitAndForget(new IssueAuthToken(id, "pc", TokenHash.of(TOKEN), Duration.ofDays(10_000)));
        service.commit();
        return id;
    }

    private SimulatedProcess newProcess(String id) {
        String query = "Authorization=%s&ComputeId=pc&FleetId=%s&pID=%s&sdkLanguage=Go&sdkVersion=5.6.0"
                .formatted(TOKEN, fleetId, id);
        return new SimulatedProcess(query, started++, dice, network);
    }

    /** How many sessions got players, so that a test can see that there was something to go wrong. */
    int run(int steps) {
        for (int i = 0; i < steps; i++) {
            step();
            commit();
        }
        settle();
        return sessionsPlayed;
    }

    private void step() {
        time.advance(leap());
        for (int i = 0; i < 6; i++) {
            int at = dice.below(PROCESSES);
            act(processes.get(at), at);
            network.deliverOne();
        }
        if (dice.inPercent(50)) {
            callApi();
        }
        if (dice.inPercent(2)) {
            restartService();
        }
    }

    private Duration leap() {
        return switch (dice.below(30)) {
            case 0 -> Duration.ofSeconds(dice.below(250));
            case 1, 2, 3 -> Duration.ofSeconds(dice.below(40));
            default -> Duration.ofMillis(dice.below(3_000));
        };
    }

    private void act(SimulatedProcess process, int at) {
        if (process.isOver()) {
            processes.set(at, newProcess("process-" + started));
        } else if (!process.isConnected()) {
            process.connect(service);
        } else {
            switch (dice.below(20)) {
                case 0 -> process.drop();
                case 1 -> process.resend();
                case 2 -> crash(process, at);
                case 3, 4, 5, 6, 7 -> welcomePlayers(process);
                case 8, 9, 10, 11, 12 -> process.read();
                default -> process.speak();
            }
        }
    }

    /** Most often another takes its place under an id of its own, sometimes under the same. */
    private void crash(SimulatedProcess process, int at) {
        if (dice.inPercent(20)) {
            process.drop();
            processes.set(at, newProcess("process-" + (dice.inPercent(50) ? at : started)));
        }
    }

    private void welcomePlayers(SimulatedProcess process) {
        String session = process.activeSession();
        Optional<PlayerSession> player = Optional.ofNullable(session)
                .map(SocketSimulation::key)
                .flatMap(key ->
                        dice.oneOf(service.state().playerSessions().in(key).values()));
        player.ifPresent(found ->
                process.aboutPlayer(dice.inPercent(60) ? "AcceptPlayerSession" : "RemovePlayerSession", found.id()));
    }

    private static GameSession.Key key(String arn) {
        String[] parts = arn.split("/");
        return new GameSession.Key(parts[1], parts[2], parts[3]);
    }

    private void callApi() {
        Optional<GameSession.Key> session =
                dice.oneOf(service.state().gameSessions().all()).map(GameSession::key);
        switch (dice.below(10)) {
            case 0, 1, 2 ->
                service.submitAndForget(new CreateGameSession(
                        fleetId,
                        LOCATION,
                        1 + dice.below(3),
                        new SessionSettings(
                                Optional.empty(), Map.of(), Optional.empty(), Optional.empty(), Optional.empty()),
                        Optional.empty(),
                        false));
            case 3 ->
                session.ifPresent(key -> {
                    if (dice.inPercent(20)) {
                        service.submitAndForget(new TerminateGameSession(key));
                    }
                });
            default ->
                session.ifPresent(key -> service.submitAndForget(
                        new CreatePlayerSessions(key, List.of(dice.name("player-", 9)), Map.of())));
        }
    }

    private void restartService() {
        service = new SimulatedService(time, service.log());
        network.loseAll();
        processes.forEach(SimulatedProcess::loseService);
    }

    private void commit() {
        service.commit();
        Invariant.Seen seen = Invariant.Seen.of(service.state());
        INVARIANTS.forEach(invariant -> invariant.check(seen));
    }

    /** Everybody gets a good connection and time enough, and nobody wants anything new. */
    private void settle() {
        for (int i = 0; i < 40; i++) {
            time.advance(Duration.ofSeconds(30));
            for (SimulatedProcess process : processes) {
                settle(process);
            }
            network.deliverAll();
            commit();
            processes.forEach(process -> {
                while (process.read()) {
                    sessionsPlayed += process.players().isEmpty() ? 0 : 1;
                }
            });
        }
        processes.forEach(this::requireAgreement);
        requireNothingUnfinished();
    }

    private void settle(SimulatedProcess process) {
        if (!process.isConnected() && !process.isOver()) {
            process.connect(service);
        } else if (!process.isReady() || process.isTold()) {
            process.speak();
        } else if (!process.isOver()) {
            process.resend();
            process.activate();
            process.heartbeat(true);
        }
    }

    /** A process that believes it hosts a session does, or was told to end. */
    private void requireAgreement(SimulatedProcess process) {
        String session = process.activeSession();
        if (session == null || process.isTold() || process.isOver()) {
            return;
        }
        GameSession hosted = service.state().gameSessions().require(key(session));
        require(hosted.status() == GameSession.Status.ACTIVE, "a process believes that it hosts %s", hosted);
        for (String player : process.players()) {
            PlayerSession.Status status =
                    service.state().playerSessions().require(player).status();
            require(status == PlayerSession.Status.ACTIVE, "%s was let in and is %s", player, status);
        }
    }

    private void requireNothingUnfinished() {
        for (GameSession session : service.state().gameSessions().all()) {
            require(session.status() != GameSession.Status.ACTIVATING, "still activating: %s", session);
        }
        for (PlayerSession player : service.state().playerSessions().all()) {
            require(player.status() != PlayerSession.Status.RESERVED, "still reserved: %s", player);
        }
    }
}
