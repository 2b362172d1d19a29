package dev.homeport.server.legacy;

import dev.homeport.server.ConfigBuilder;
import dev.homeport.server.TestHomeport;
import dev.homeport.server.log.ManualTime;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import software.amazon.awssdk.services.gamelift.model.CreateGameSessionRequest;
import software.amazon.awssdk.services.gamelift.model.FleetCapacityExceededException;
import software.amazon.awssdk.services.gamelift.model.GameSession;
import software.amazon.awssdk.services.gamelift.model.GameSessionStatus;

/** Servers for legacy processes, and the patience that tests need with them. */
public final class TestLegacy {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private TestLegacy() {}

    /** One that stands in for GameLift Local. */
    public static TestHomeport local(Path data) {
        return TestHomeport.start(data, TestLegacy::local);
    }

    public static TestHomeport local(Path data, ManualTime time) {
        return TestHomeport.start(data, time, TestLegacy::local);
    }

    private static ConfigBuilder local(ConfigBuilder config) {
        return config.region("local").legacy(LegacySettings.LOCAL.onFreePorts());
    }

    /** One that serves legacy processes beside all others. */
    public static TestHomeport beside(Path data) {
        return TestHomeport.start(data, config -> config.legacy(LegacySettings.BESIDE.onFreePorts()));
    }

    /** A process that is ready can be given a session a moment later. */
    public static GameSession createSession(TestHomeport homeport, CreateGameSessionRequest request) {
        return eventually(() -> {
            try {
                return homeport.gameLift().createGameSession(request).gameSession();
            } catch (FleetCapacityExceededException e) {
                return null;
            }
        });
    }

    public static GameSessionStatus status(TestHomeport homeport, GameSession session) {
        return homeport.gameLift()
                .describeGameSessions(request -> request.gameSessionId(session.gameSessionId()))
                .gameSessions()
                .getFirst()
                .status();
    }

    public static void eventually(BooleanSupplier condition) {
        eventually(() -> condition.getAsBoolean() ? true : null);
    }

    /** The first result that is not null, which has to come soon. */
    public static <T> T eventually(Supplier<T> attempt) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        T result = attempt.get();
        while (result == null) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError("It did not happen within " + PATIENCE);
            }
            LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
            result = attempt.get();
        }
        return result;
    }
}
