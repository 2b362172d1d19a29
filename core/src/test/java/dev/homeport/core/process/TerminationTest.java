package dev.homeport.core.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.World;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.compute.DeregisterCompute;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.TerminateGameSession;
import dev.homeport.core.process.ServerProcess.Status;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TerminationTest {
    private final World world = new World();
    private final Fleet fleet = world.createFleet("custom-office");
    private final Compute compute = world.registerCompute(fleet, "pc");
    private final ProcessKey key = world.activateProcess(compute, "process-1").key();

    /** Time passes and the process goes on saying that it is well. */
    private void liveOn(Duration time) {
        for (Duration passed = Duration.ZERO; passed.compareTo(time) < 0; passed = passed.plusMinutes(1)) {
            world.advance(Duration.ofMinutes(1));
            world.submit(new ReportHealth(List.of(key), List.of()));
        }
    }

    @Test
    void theProcessesOfADeregisteredComputeAreToldToEndAndHaveSomeTimeForIt() {
        world.submit(new DeregisterCompute(fleet.id(), "pc"));

        assertThat(world.takeEffects(TerminateProcess.class))
                .containsExactly(new TerminateProcess(key, world.now().plus(Termination.GRACE)));
        assertThat(world.process(key).status()).isEqualTo(Status.TERMINATING);

        liveOn(Duration.ofMinutes(4));
        assertThat(world.state().processes().has(key)).isTrue();
        liveOn(Duration.ofMinutes(1));
        assertThat(world.state().processes().all()).isEmpty();
        assertThat(world.messages(fleet))
                .last()
                .isEqualTo("Server process %s did not call ProcessEnding() by its termination time".formatted(key));
    }

    @Test
    void aProcessThatNeverGotReadyGoesWithItsCompute() {
        ProcessKey other = new ProcessKey(compute.key(), "process-2");
        world.submit(new InitializeProcess(other, "Java", "5.0.0"));

        world.submit(new DeregisterCompute(fleet.id(), "pc"));

        assertThat(world.state().processes().has(other)).isFalse();
    }

    @Test
    void aProcessLeftToEndInItsOwnTimeHasADeadlineOnceItsComputeIsGone() {
        GameSession session = world.createActiveGameSession(fleet, 1);
        world.submit(new TerminateGameSession(session.key()));
        liveOn(Duration.ofMinutes(30));
        assertThat(world.state().processes().has(key)).isTrue();
        world.takeEffects();

        world.deleteFleet(fleet);
        assertThat(world.takeEffects(TerminateProcess.class)).hasSize(1);
        liveOn(Duration.ofMinutes(5));

        assertThat(world.state().processes().all()).isEmpty();
        assertThat(world.fleet(fleet).status()).isEqualTo(Fleet.Status.TERMINATED);
    }

    @Test
    void aSessionNotActivatedInTimeLeavesAProcessThatIsAlreadyEnding() {
        world.createGameSession(fleet, 1);
        world.submit(new DeregisterCompute(fleet.id(), "pc"));

        liveOn(fleet.activationTimeout());

        assertThat(world.state().processes().find(key).flatMap(ServerProcess::session))
                .isEmpty();
    }
}
