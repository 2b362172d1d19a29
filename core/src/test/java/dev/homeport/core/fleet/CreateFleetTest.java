package dev.homeport.core.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.event.FleetEvent;
import dev.homeport.core.event.FleetEvent.Code;
import dev.homeport.core.location.CreateLocation;
import dev.homeport.core.tag.Resource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;

final class CreateFleetTest {
    private final World world = new World();

    private List<String> locations(int count) {
        List<String> names =
                IntStream.range(0, count).mapToObj("custom-%03d"::formatted).toList();
        names.forEach(name -> world.submit(new CreateLocation(name, Map.of())));
        return names;
    }

    @Test
    void aFleetIsActiveAtOnceWithItsLocationsSortedAndOnlyOnce() {
        locations(2);
        FleetSettings settings = World.settings("desk");

        Fleet fleet = world.submit(
                new CreateFleet(settings, List.of("custom-001", "custom-000", "custom-001"), Map.of("team", "red")));

        assertThat(fleet)
                .isEqualTo(new Fleet(
                        fleet.id(),
                        Fleet.Status.ACTIVE,
                        world.now(),
                        Optional.empty(),
                        settings,
                        List.of("custom-000", "custom-001")));
        assertThat(fleet.id()).matches("fleet-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
        assertThat(world.state().fleets().live()).containsOnlyKeys(fleet.id());
        assertThat(world.state().tags().of(Resource.fleet(fleet.id()))).containsExactly(Map.entry("team", "red"));
    }

    @Test
    void itsEventsTellOfTheFleetAndOfEachLocation() {
        Fleet fleet = world.createFleet("custom-a", "custom-b");

        assertThat(world.state().fleetEvents().of(fleet.id()).values())
                .extracting(FleetEvent::code, FleetEvent::message)
                .containsExactly(
                        told(Code.FLEET_CREATED, "Fleet %s created", fleet.id()),
                        told(Code.LOCATION_STATE_CREATED, "Location custom-a changed state to CREATED"),
                        told(Code.LOCATION_STATE_ACTIVE, "Location custom-a changed state to ACTIVE"),
                        told(Code.LOCATION_STATE_CREATED, "Location custom-b changed state to CREATED"),
                        told(Code.LOCATION_STATE_ACTIVE, "Location custom-b changed state to ACTIVE"),
                        told(Code.FLEET_STATE_ACTIVE, "Fleet %s changed state to ACTIVE", fleet.id()));
        assertThat(world.state().fleetEvents().of(fleet.id()).values())
                .allSatisfy(event -> assertThat(event.time()).isEqualTo(world.now()))
                .extracting(FleetEvent::eventId)
                .doesNotHaveDuplicates();
    }

    private static Tuple told(Code code, String message, Object... values) {
        return tuple(code, message.formatted(values));
    }

    @Test
    void anUnknownLocationIsRefused() {
        Refusal refusal = world.refusal(new CreateFleet(World.settings("desk"), List.of("custom-nowhere"), Map.of()));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
        assertThat(refusal).hasMessage("Location custom-nowhere not found");
    }

    @Test
    void aFleetHasAHundredLocationsAndNotOneMore() {
        List<String> names = locations(101);
        world.submit(new CreateFleet(World.settings("full"), names.subList(0, 100), Map.of()));

        Refusal refusal = world.refusal(new CreateFleet(World.settings("overfull"), names, Map.of()));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.LIMIT_EXCEEDED);
        assertThat(refusal).hasMessage("The fleet would have 101 locations; a fleet has at most 100");
    }

    @Test
    void thereIsAMostToTheNumberOfFleets() {
        Fleet fleet = world.createFleet("custom-office");
        world.submit(tx -> {
            IntStream.range(1, Fleets.MOST)
                    .forEach(i ->
                            tx.fleets().put(Fleet.active("fleet-" + i, tx.now(), fleet.settings(), fleet.locations())));
            return null;
        });

        Refusal refusal = world.refusal(new CreateFleet(World.settings("one more"), List.of(), Map.of()));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.LIMIT_EXCEEDED);
        assertThat(refusal).hasMessage("There are already 10000 fleets, the most there can be");
    }

    @Test
    void tooManyTagsLeaveNoFleetBehind() {
        locations(1);
        Map<String, String> tags = new HashMap<>();
        IntStream.range(0, 201).forEach(i -> tags.put("tag" + i, ""));

        Refusal refusal = world.refusal(new CreateFleet(World.settings("tagged"), List.of("custom-000"), tags));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.TAGGING_FAILED);
        assertThat(world.state().fleets().all()).isEmpty();
    }
}
