package dev.homeport.core.tag;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.process.EndProcess;
import dev.homeport.core.process.ServerProcess;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TagTest {
    private static final Resource OFFICE = Resource.location("custom-office");

    private final World world = new World();
    private final Fleet fleet = world.createFleet("custom-office");

    @Test
    void newTagsJoinTheOldOnesAndReplaceValues() {
        world.submit(new TagResource(OFFICE, Map.of("team", "red", "floor", "1")));
        world.submit(new TagResource(OFFICE, Map.of("team", "blue", "room", "12")));

        assertThat(world.state().tags().of(OFFICE))
                .containsExactly(Map.entry("floor", "1"), Map.entry("room", "12"), Map.entry("team", "blue"));
    }

    @Test
    void resourcesOfTheSameNameHaveTagsOfTheirOwn() {
        world.submit(new TagResource(OFFICE, Map.of("team", "red")));
        world.submit(new TagResource(Resource.fleet(fleet.id()), Map.of("team", "blue")));

        assertThat(world.state().tags().of(OFFICE)).containsEntry("team", "red");
        assertThat(world.state().tags().of(Resource.fleet(fleet.id()))).containsEntry("team", "blue");
    }

    @Test
    void theLastTagTakenOffLeavesNoRow() {
        world.submit(new TagResource(OFFICE, Map.of("team", "red", "floor", "1")));

        world.submit(new UntagResource(OFFICE, List.of("team", "never-there")));
        assertThat(world.state().tags().of(OFFICE)).containsExactly(Map.entry("floor", "1"));
        world.submit(new UntagResource(OFFICE, List.of("floor")));
        assertThat(world.state().tags().all()).isEmpty();
    }

    @Test
    void aResourceHasTwoHundredTagsAndNotOneMore() {
        Map<String, String> full = IntStream.range(0, 200).boxed().collect(Collectors.toMap(i -> "tag" + i, i -> ""));
        world.submit(new TagResource(OFFICE, full));

        Refusal refusal = world.refusal(new TagResource(OFFICE, Map.of("one-more", "")));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.TAGGING_FAILED);
        assertThat(refusal).hasMessage("location/custom-office would have 201 tags; a resource has at most 200");
    }

    @Test
    void whatIsNotThereCannotBeTagged() {
        Resource nowhere = Resource.location("custom-nowhere");

        Refusal refusal = world.refusal(new TagResource(nowhere, Map.of("a", "b")));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
        assertThat(refusal).hasMessage("Resource location/custom-nowhere not found");
        assertThat(world.refusal(new UntagResource(nowhere, List.of("a"))))
                .hasMessage("Resource location/custom-nowhere not found");
    }

    @Test
    void aFleetBeingDeletedCanBeTaggedUntilItIsGone() {
        Compute compute = world.registerCompute(fleet, "pc");
        ServerProcess process = world.activateProcess(compute, "process-1");
        world.deleteFleet(fleet);
        world.submit(new TagResource(Resource.fleet(fleet.id()), Map.of("team", "red")));

        world.submit(new EndProcess(process.key()));

        assertThat(world.fleet(fleet).status()).isEqualTo(Fleet.Status.TERMINATED);
        assertThat(world.state().tags().all()).isEmpty();
    }

    @Test
    void aTerminatedFleetCannotBeTagged() {
        world.deleteFleet(fleet);

        assertThat(world.refusal(new TagResource(Resource.fleet(fleet.id()), Map.of("a", "b"))))
                .hasMessage("Resource fleet/%s not found", fleet.id());
    }

    @Test
    void someKindsOfResourcesCarryNoTags() {
        Refusal refusal = world.refusal(new TagResource(new Resource("compute", "pc"), Map.of("a", "b")));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.INVALID_REQUEST);
        assertThat(refusal)
                .hasMessage("A compute cannot be tagged; locations, fleets, aliases and game session queues can");
    }
}
