package dev.homeport.core.alias;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.alias.Alias.Routing;
import dev.homeport.core.fleet.DeleteFleet;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.tag.Resource;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class AliasTest {
    private final World world = new World();
    private final Fleet fleet = world.createFleet("custom-home");

    @Test
    void aSimpleAliasLeadsToItsFleet() {
        Alias alias = create(new Routing.Simple(fleet.id()));
        assertThat(alias.id()).startsWith("alias-");
        assertThat(world.state().aliases().fleetIdOf(alias.id())).isEqualTo(fleet.id());
    }

    @Test
    void aTerminalAliasRefusesWithItsOwnMessage() {
        Alias alias = create(new Routing.Terminal("100% over: get the %s update"));
        assertThatThrownBy(() -> world.state().aliases().fleetIdOf(alias.id()))
                .isInstanceOfSatisfying(
                        Refusal.class,
                        refusal -> assertThat(refusal.kind()).isEqualTo(Refusal.Kind.TERMINAL_ROUTING_STRATEGY))
                .hasMessage("100% over: get the %s update");
    }

    @Test
    void anAliasThatDoesNotExistIsNotFound() {
        assertThatThrownBy(() -> world.state().aliases().fleetIdOf("alias-1")).hasMessage("Alias (alias-1) not found");
        assertThat(world.refusal(new DeleteAlias("alias-1")).kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
        assertThat(world.refusal(update("alias-1", Optional.empty())).kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
    }

    @Test
    void anAliasCanBePointedElsewhere() {
        Alias alias = create(new Routing.Terminal("not yet"));
        world.advance(Duration.ofSeconds(5));
        Alias updated = world.submit(update(alias.id(), Optional.of(new Routing.Simple(fleet.id()))));
        assertThat(updated)
                .isEqualTo(new Alias(
                        alias.id(),
                        "live",
                        Optional.of("where players go"),
                        new Routing.Simple(fleet.id()),
                        World.START,
                        World.START.plusSeconds(5)));
    }

    @Test
    void anAliasCannotBePointedAtAFleetThatIsNotThere() {
        Refusal onCreation =
                world.refusal(new CreateAlias("live", Optional.empty(), new Routing.Simple("fleet-1"), Map.of()));
        assertThat(onCreation.kind()).isEqualTo(Refusal.Kind.INVALID_REQUEST);
        assertThat(onCreation).hasMessage("RoutingStrategy.FleetId: fleet fleet-1 not found");
        Alias alias = create(new Routing.Terminal("over"));
        world.submit(new DeleteFleet(fleet.id()));
        assertThat(world.refusal(update(alias.id(), Optional.of(new Routing.Simple(fleet.id()))))
                        .kind())
                .isEqualTo(Refusal.Kind.INVALID_REQUEST);
    }

    @Test
    void anAliasOutlivesItsFleet() {
        Alias alias = create(new Routing.Simple(fleet.id()));
        world.submit(new DeleteFleet(fleet.id()));
        assertThat(world.state().aliases().fleetIdOf(alias.id())).isEqualTo(fleet.id());
    }

    @Test
    void aDeletedAliasIsGoneWithItsTags() {
        Alias alias = create(new Routing.Simple(fleet.id()));
        assertThat(world.state().tags().of(Resource.alias(alias.id()))).isEqualTo(Map.of("team", "blue"));
        world.submit(new DeleteAlias(alias.id()));
        assertThat(world.state().aliases().all()).isEmpty();
        assertThat(world.state().tags().all()).isEmpty();
    }

    private Alias create(Routing routing) {
        return world.submit(new CreateAlias("live", Optional.of("where players go"), routing, Map.of("team", "blue")));
    }

    private static UpdateAlias update(String id, Optional<Routing> routing) {
        return new UpdateAlias(id, Optional.empty(), Optional.empty(), routing);
    }
}
