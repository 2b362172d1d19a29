package dev.homeport.core.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.compute.RegisterCompute;
import dev.homeport.core.event.FleetEvent;
import dev.homeport.core.location.CreateLocation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class FleetLocationsTest {
    private final World world = new World();
    private final Fleet fleet = world.createFleet("custom-b");
    private int eventsBefore;

    @BeforeEach
    void twoMoreLocations() {
        world.submit(new CreateLocation("custom-a", Map.of()));
        world.submit(new CreateLocation("custom-c", Map.of()));
        eventsBefore = world.state().fleetEvents().of(fleet.id()).size();
    }

    private List<String> newMessages() {
        return world.state().fleetEvents().of(fleet.id()).values().stream()
                .skip(eventsBefore)
                .map(FleetEvent::message)
                .toList();
    }

    private Compute register(String name, String location) {
        return world.submit(new RegisterCompute(
                fleet.id(), name, location, Optional.of("192.0.2.1"), Optional.empty(), Optional.empty()));
    }

    @Test
    void addedLocationsAreSortedInAndAnnounced() {
        Fleet changed = world.submit(new CreateFleetLocations(fleet.id(), List.of("custom-c", "custom-a")));

        assertThat(changed.locations()).containsExactly("custom-a", "custom-b", "custom-c");
        assertThat(world.fleet(fleet)).isEqualTo(changed);
        assertThat(newMessages())
                .containsExactly(
                        "Location custom-c changed state to CREATED",
                        "Location custom-c changed state to ACTIVE",
                        "Location custom-a changed state to CREATED",
                        "Location custom-a changed state to ACTIVE");
    }

    @Test
    void aLocationTheFleetHasIsNotAddedAgain() {
        Refusal refusal = world.refusal(new CreateFleetLocations(fleet.id(), List.of("custom-a", "custom-b")));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.CONFLICT);
        assertThat(refusal).hasMessage("Location custom-b is already a location of fleet %s", fleet.id());
    }

    @Test
    void anUnknownLocationIsNotAdded() {
        Refusal refusal = world.refusal(new CreateFleetLocations(fleet.id(), List.of("custom-a", "custom-nowhere")));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
        assertThat(refusal).hasMessage("Location custom-nowhere not found");
    }

    @Test
    void aRemovedLocationTakesItsComputesAlongAndNoOthers() {
        world.submit(new CreateFleetLocations(fleet.id(), List.of("custom-a")));
        register("in-a", "custom-a");
        Compute inB = register("in-b", "custom-b");
        eventsBefore = world.state().fleetEvents().of(fleet.id()).size();

        Fleet changed = world.submit(new DeleteFleetLocations(fleet.id(), List.of("custom-a")));

        assertThat(changed.locations()).containsExactly("custom-b");
        assertThat(world.state().computes().of(fleet.id()).values()).containsExactly(inB);
        assertThat(newMessages())
                .containsExactly(
                        "Location custom-a changed state to DELETING", "Location custom-a changed state to DELETED");
    }

    @Test
    void aLocationTheFleetDoesNotHaveCannotBeRemoved() {
        register("in-b", "custom-b");

        Refusal refusal = world.refusal(new DeleteFleetLocations(fleet.id(), List.of("custom-b", "custom-a")));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
        assertThat(refusal).hasMessage("Location custom-a is not a location of fleet %s", fleet.id());
    }

    @Test
    void locationsOfAFleetThatIsGoneCannotChange() {
        world.deleteFleet(fleet);

        assertThat(world.refusal(new CreateFleetLocations(fleet.id(), List.of("custom-a")))
                        .kind())
                .isEqualTo(Refusal.Kind.NOT_FOUND);
        assertThat(world.refusal(new DeleteFleetLocations(fleet.id(), List.of("custom-b"))))
                .hasMessage("Fleet %s not found", fleet.id());
    }
}
