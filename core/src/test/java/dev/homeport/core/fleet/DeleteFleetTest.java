package dev.homeport.core.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.event.FleetEvent.Code;
import dev.homeport.core.tag.Resource;
import dev.homeport.core.tag.TagResource;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class DeleteFleetTest {
    private final World world = new World();
    private final Fleet fleet = world.createFleet("custom-office");

    @Test
    void aDeletedFleetLosesItsComputesAndTagsAndIsSeenAsTerminated() {
        world.registerCompute(fleet, "pc");
        world.submit(new TagResource(Resource.fleet(fleet.id()), Map.of("team", "red")));

        Fleet deleted = world.deleteFleet(fleet);

        assertThat(deleted.status()).isEqualTo(Fleet.Status.TERMINATED);
        assertThat(deleted.terminationTime()).contains(world.now());
        assertThat(world.fleet(fleet)).isEqualTo(deleted);
        assertThat(world.state().fleets().live()).isEmpty();
        assertThat(world.state().computes().all()).isEmpty();
        assertThat(world.state().tags().all()).isEmpty();
        assertThat(world.state().fleetEvents().of(fleet.id()).lastEntry().getValue())
                .satisfies(event -> {
                    assertThat(event.code()).isEqualTo(Code.FLEET_DELETED);
                    assertThat(event.message()).isEqualTo("Fleet %s deleted".formatted(fleet.id()));
                });
    }

    @Test
    void aTerminatedFleetAndItsEventsAreForgottenAfterTheRetention() {
        world.deleteFleet(fleet);

        world.advance(World.RETENTION.minusMillis(1));
        assertThat(world.state().fleets().has(fleet.id())).isTrue();
        assertThat(world.state().fleetEvents().of(fleet.id())).isNotEmpty();

        world.advance(Duration.ofMillis(1));
        assertThat(world.state().fleets().all()).isEmpty();
        assertThat(world.state().fleetEvents().all()).isEmpty();
        assertThat(world.state().timers().all()).isEmpty();
    }

    @Test
    void theEndOfAFleetLeavesOthersAlone() {
        Fleet other = world.createFleet("custom-office");
        Compute compute = world.registerCompute(other, "pc");

        world.deleteFleet(fleet);
        world.advance(World.RETENTION);

        assertThat(world.state().fleets().all()).containsExactly(other);
        assertThat(world.state().computes().all()).containsExactly(compute);
        assertThat(world.state().fleetEvents().of(other.id())).isNotEmpty();
    }

    @Test
    void aFleetIsDeletedOnce() {
        world.deleteFleet(fleet);

        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(() -> world.deleteFleet(fleet))
                .withMessage("Fleet %s not found", fleet.id())
                .satisfies(refusal -> assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_FOUND));
    }
}
