package dev.homeport.server.sdk;

import dev.homeport.server.TestHomeport;
import dev.homeport.server.contract.ClockClient;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import software.amazon.awssdk.services.gamelift.GameLiftClient;
import software.amazon.awssdk.services.gamelift.model.Event;
import software.amazon.awssdk.services.gamelift.model.EventCode;
import software.amazon.awssdk.services.gamelift.model.GameSession;
import software.amazon.awssdk.services.gamelift.model.GameSessionStatus;
import software.amazon.awssdk.services.gamelift.model.PlayerSession;
import software.amazon.awssdk.services.gamelift.model.PlayerSessionStatus;

/**
 * A fleet with one compute on which processes can run, and the clock of its server, which stands still until it is
 * moved.
 */
final class SdkWorld {
    static final String COMPUTE = "my-compute";

    private final TestHomeport homeport;
    private final ClockClient clock;
    private final String location;
    private final String fleetId;

    SdkWorld(TestHomeport homeport) {
        this.homeport = homeport;
        clock = new ClockClient(homeport.endpoint());
        location = "custom-" + UUID.randomUUID();
        fleetId = homeport.createFleet(location);
        gameLift()
                .registerCompute(request -> request.fleetId(fleetId)
                        .computeName(COMPUTE)
                        .ipAddress("192.0.2.7")
                        .location(location));
    }

    TestHomeport homeport() {
        return homeport;
    }

    GameLiftClient gameLift() {
        return homeport.gameLift();
    }

    String fleetId() {
        return fleetId;
    }

    void advance(Duration by) {
        clock.advance(by);
    }

    Instant now() {
        return clock.now();
    }

    /** Time passes and the process goes on reporting that it is well. */
    void advance(Duration by, TestProcess process) throws InterruptedException {
        Duration step = Duration.ofMinutes(1);
        Duration left = by;
        for (; left.compareTo(step) > 0; left = left.minus(step)) {
            advance(step);
            process.heartbeat(true);
        }
        advance(left);
    }

    String newToken() {
        return gameLift()
                .getComputeAuthToken(request -> request.fleetId(fleetId).computeName(COMPUTE))
                .authToken();
    }

    TestProcess connect(String processId) {
        return TestProcess.connect(this, processId, newToken());
    }

    /** A process that can be given a session. */
    TestProcess idleProcess(String processId) throws InterruptedException {
        TestProcess process = connect(processId);
        process.ready();
        return process;
    }

    GameSession createSession(int slots) {
        return gameLift()
                .createGameSession(
                        request -> request.fleetId(fleetId).location(location).maximumPlayerSessionCount(slots))
                .gameSession();
    }

    PlayerSession reserve(String gameSessionId, String playerId) {
        return gameLift()
                .createPlayerSession(
                        request -> request.gameSessionId(gameSessionId).playerId(playerId))
                .playerSession();
    }

    GameSession session(String id) {
        return gameLift()
                .describeGameSessions(request -> request.gameSessionId(id))
                .gameSessions()
                .getFirst();
    }

    GameSessionStatus status(String gameSessionId) {
        return session(gameSessionId).status();
    }

    PlayerSessionStatus status(PlayerSession player) {
        return gameLift()
                .describePlayerSessions(request -> request.playerSessionId(player.playerSessionId()))
                .playerSessions()
                .getFirst()
                .status();
    }

    /** The messages of the fleet's events of one kind, newest first. */
    List<String> messages(EventCode code) {
        return gameLift().describeFleetEvents(request -> request.fleetId(fleetId)).events().stream()
                .filter(event -> event.eventCode() == code)
                .map(Event::message)
                .toList();
    }
}
