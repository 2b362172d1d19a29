package dev.homeport.core.event;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Command;
import dev.homeport.core.World;
import dev.homeport.core.event.FleetEvent.Code;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class FleetEventsTest {
    private final World world = new World();

    private static Command<Void> record(String fleetId, int times) {
        return tx -> {
            for (int i = 1; i <= times; i++) {
                tx.fleetEvents().record(tx, fleetId, Code.SERVER_PROCESS_CRASHED, "Process %d crashed", i);
            }
            return null;
        };
    }

    @Test
    void eventsOfAFleetAreNumberedInTheOrderTheyHappenAndApartFromOtherFleets() {
        world.submit(record("fleet-a", 1));
        world.advance(Duration.ofSeconds(1));
        world.submit(record("fleet-b", 1));
        world.submit(record("fleet-a", 1));

        assertThat(world.state().fleetEvents().of("fleet-a").values())
                .satisfiesExactly(
                        first -> assertThat(first.key()).isEqualTo(new FleetEvent.Key("fleet-a", 1)), second -> {
                            assertThat(second.key()).isEqualTo(new FleetEvent.Key("fleet-a", 2));
                            assertThat(second.message()).isEqualTo("Process 1 crashed");
                            assertThat(second.time()).isEqualTo(world.now());
                        });
        assertThat(world.state().fleetEvents().of("fleet-b")).hasSize(1);
        assertThat(world.state().fleetEvents().of("fleet-")).isEmpty();
    }

    @Test
    void theNewestEventsAreKeptAndTheOldestGo() {
        world.submit(record("fleet-a", FleetEvents.MOST_PER_FLEET + 3));

        var kept = world.state().fleetEvents().of("fleet-a");
        assertThat(kept).hasSize(FleetEvents.MOST_PER_FLEET);
        assertThat(kept.firstKey().number()).isEqualTo(4);
        assertThat(kept.lastKey().number()).isEqualTo(FleetEvents.MOST_PER_FLEET + 3);
    }

    @Test
    void aForgottenFleetHasNoEventsAndOthersKeepTheirs() {
        world.submit(record("fleet-a", 5));
        world.submit(record("fleet-b", 5));

        world.submit(tx -> {
            tx.fleetEvents().forget("fleet-a");
            return null;
        });

        assertThat(world.state().fleetEvents().of("fleet-a")).isEmpty();
        assertThat(world.state().fleetEvents().size()).isEqualTo(5);
    }
}
