package dev.homeport.core.location;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.tag.Resource;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class LocationTest {
    private static final String OFFICE = "custom-office";

    private final World world = new World();

    @Test
    void aNewLocationHasItsTagsAndTheTimeItWasMade() {
        Location location = world.submit(new CreateLocation(OFFICE, Map.of("site", "berlin")));

        assertThat(location).isEqualTo(new Location(OFFICE, world.now()));
        assertThat(world.state().locations().find(OFFICE)).contains(location);
        assertThat(world.state().tags().of(Resource.location(OFFICE))).containsExactly(Map.entry("site", "berlin"));
    }

    @Test
    void aNameIsTakenOnlyOnce() {
        world.submit(new CreateLocation(OFFICE, Map.of()));

        Refusal refusal = world.refusal(new CreateLocation(OFFICE, Map.of()));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.CONFLICT);
        assertThat(refusal).hasMessage("Location custom-office already exists");
    }

    @Test
    void tooManyTagsLeaveNoLocationBehind() {
        Map<String, String> tags =
                IntStream.range(0, 201).boxed().collect(Collectors.toMap(i -> "tag" + i, i -> "value"));

        Refusal refusal = world.refusal(new CreateLocation(OFFICE, tags));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.TAGGING_FAILED);
        assertThat(refusal).hasMessage("location/custom-office would have 201 tags; a resource has at most 200");
    }

    @Test
    void thereIsAMostToTheNumberOfLocations() {
        world.submit(tx -> {
            IntStream.range(0, Locations.MOST).forEach(i -> tx.locations().put(new Location("custom-" + i, tx.now())));
            return null;
        });

        Refusal refusal = world.refusal(new CreateLocation(OFFICE, Map.of()));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.LIMIT_EXCEEDED);
        assertThat(refusal).hasMessage("There are already 10000 locations, the most there can be");
    }

    @Test
    void aDeletedLocationTakesItsTagsAlongAndItsNameIsFreeAgain() {
        world.submit(new CreateLocation(OFFICE, Map.of("site", "berlin")));

        world.submit(new DeleteLocation(OFFICE));

        assertThat(world.state().locations().all()).isEmpty();
        assertThat(world.state().tags().all()).isEmpty();
        assertThat(world.submit(new CreateLocation(OFFICE, Map.of())).name()).isEqualTo(OFFICE);
    }

    @Test
    void whatIsNotThereCannotBeDeleted() {
        Refusal refusal = world.refusal(new DeleteLocation(OFFICE));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
        assertThat(refusal).hasMessage("Location custom-office not found");
    }

    @Test
    void aLocationInUseStaysUntilItsFleetIsGone() {
        Fleet fleet = world.createFleet(OFFICE);

        Refusal refusal = world.refusal(new DeleteLocation(OFFICE));
        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.INVALID_REQUEST);
        assertThat(refusal)
                .hasMessage(
                        "Location custom-office is in use by fleet %s; delete the fleet or its location first",
                        fleet.id());

        world.deleteFleet(fleet);
        world.submit(new DeleteLocation(OFFICE));
        assertThat(world.state().locations().all()).isEmpty();
    }
}
