package dev.homeport.core.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.event.FleetEvent;
import dev.homeport.core.event.FleetEvent.Code;
import dev.homeport.core.fleet.FleetSettings.CreationLimit;
import dev.homeport.core.fleet.FleetSettings.Protection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class UpdateFleetAttributesTest {
    private static final FleetSettings ALL_SET = new FleetSettings(
            "new name",
            Optional.of("what for"),
            Protection.FULL_PROTECTION,
            Optional.of(new CreationLimit(Optional.of(3), Optional.of(60))),
            List.of("group"),
            Optional.of("0.10"),
            Optional.empty());

    private final World world = new World();
    private final Fleet fleet = world.createFleet("custom-office");

    private UpdateFleetAttributes setAll() {
        return new UpdateFleetAttributes(
                fleet.id(),
                Optional.of(ALL_SET.name()),
                ALL_SET.description(),
                Optional.of(ALL_SET.newGameSessionProtection()),
                ALL_SET.creationLimit(),
                Optional.of(ALL_SET.metricGroups()),
                ALL_SET.anywhereCost());
    }

    private UpdateFleetAttributes setNothing() {
        return new UpdateFleetAttributes(
                fleet.id(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    @Test
    void whatIsGivenIsChanged() {
        Fleet changed = world.submit(setAll());

        assertThat(changed).isEqualTo(fleet.withSettings(ALL_SET));
        assertThat(world.fleet(fleet)).isEqualTo(changed);
    }

    @Test
    void whatIsNotGivenStays() {
        Fleet changed = world.submit(setAll());

        assertThat(world.submit(setNothing())).isEqualTo(changed);
    }

    @Test
    void anotherProtectionIsAnEventAndTheSameIsNone() {
        world.submit(setAll());
        world.submit(setAll());

        assertThat(world.state().fleetEvents().of(fleet.id()).values())
                .filteredOn(event -> event.code() == Code.FLEET_NEW_GAME_SESSION_PROTECTION_POLICY_UPDATED)
                .singleElement()
                .extracting(FleetEvent::message)
                .isEqualTo(("Fleet %s changed its new game session protection policy from NO_PROTECTION to "
                                + "FULL_PROTECTION")
                        .formatted(fleet.id()));
    }

    @Test
    void aFleetThatIsGoneCannotChange() {
        world.deleteFleet(fleet);

        Refusal refusal = world.refusal(setAll());

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
        assertThat(refusal).hasMessage("Fleet %s not found", fleet.id());
    }
}
