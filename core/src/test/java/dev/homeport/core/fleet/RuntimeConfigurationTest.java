package dev.homeport.core.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.fleet.RuntimeConfiguration.Launch;
import dev.homeport.core.gamesession.ActivateGameSession;
import dev.homeport.core.gamesession.CreateGameSession;
import dev.homeport.core.gamesession.GameSession;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class RuntimeConfigurationTest {
    private final World world = new World();
    private Fleet fleet;
    private Compute first;

    @BeforeEach
    void openFleet() {
        fleet = world.createFleet("custom-office");
        first = world.registerCompute(fleet, "first");
    }

    private static RuntimeConfiguration configuration(Optional<Integer> mostActivations, Optional<Integer> seconds) {
        return new RuntimeConfiguration(List.of(), mostActivations, seconds);
    }

    private void update(RuntimeConfiguration configuration) {
        world.submit(new UpdateRuntimeConfiguration(fleet.id(), configuration));
    }

    private Refusal refusedSession() {
        return world.refusal(
                new CreateGameSession(fleet.id(), "custom-office", 1, World.SESSION_SETTINGS, Optional.empty(), false));
    }

    @Test
    void aSessionHasAsLongToActivateAsTheFleetSays() {
        update(configuration(Optional.empty(), Optional.of(7)));
        world.activateProcess(first, "process");
        GameSession session = world.createGameSession(fleet, 1);

        world.advance(Duration.ofMillis(6_999));
        assertThat(world.gameSession(session).status()).isEqualTo(GameSession.Status.ACTIVATING);
        world.advance(Duration.ofMillis(1));

        assertThat(world.gameSession(session).status()).isEqualTo(GameSession.Status.TERMINATED);
    }

    @Test
    void aComputeActivatesOnlySoManySessionsAtOnce() {
        update(configuration(Optional.of(1), Optional.empty()));
        Compute second = world.registerCompute(fleet, "second");
        world.activateProcess(first, "a");
        world.activateProcess(first, "b");
        world.activateProcess(second, "c");

        GameSession onFirst = world.createGameSession(fleet, 1);
        GameSession onSecond = world.createGameSession(fleet, 1);
        assertThat(onFirst.process().compute()).isEqualTo(first.key());
        assertThat(onSecond.process().compute()).isEqualTo(second.key());
        assertThat(refusedSession().kind()).isEqualTo(Refusal.Kind.FLEET_CAPACITY_EXCEEDED);

        world.submit(new ActivateGameSession(onFirst.process(), onFirst.key()));
        assertThat(world.createGameSession(fleet, 1).process().processId()).isEqualTo("b");
    }

    @Test
    void moreProcessesThanAComputeCanRunAreRefused() {
        Launch half = new Launch("/local/game/server", Optional.empty(), 25);
        update(new RuntimeConfiguration(List.of(half, half), Optional.empty(), Optional.empty()));

        Refusal refusal = world.refusal(new UpdateRuntimeConfiguration(
                fleet.id(),
                new RuntimeConfiguration(
                        List.of(half, new Launch("/local/game/other", Optional.empty(), 26)),
                        Optional.empty(),
                        Optional.empty())));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.LIMIT_EXCEEDED);
        assertThat(refusal)
                .hasMessage("RuntimeConfiguration.ServerProcesses adds up to 51 ConcurrentExecutions; "
                        + "a compute runs at most 50");
    }

    @Test
    void otherSettingsLeaveItAlone() {
        RuntimeConfiguration configuration = configuration(Optional.of(3), Optional.of(30));
        update(configuration);
        world.submit(new UpdateFleetAttributes(
                fleet.id(),
                Optional.of("name"),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty()));

        assertThat(world.fleet(fleet).runtime()).isEqualTo(configuration);
    }
}
