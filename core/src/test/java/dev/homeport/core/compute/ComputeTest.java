package dev.homeport.core.compute;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.fleet.Fleet;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ComputeTest {
    private final World world = new World();
    private final Fleet fleet = world.createFleet("custom-home", "custom-office");

    private RegisterCompute register(String fleetId, String name, String location, String ipAddress) {
        return new RegisterCompute(fleetId, name, location, Optional.of(ipAddress), Optional.empty(), Optional.empty());
    }

    @Test
    void aRegisteredComputeIsFoundByFleetAndByLocation() {
        Compute compute = world.submit(register(fleet.id(), "pc", "custom-office", "192.0.2.1"));

        assertThat(compute)
                .isEqualTo(new Compute(
                        new Compute.Key(fleet.id(), "pc"),
                        "custom-office",
                        Optional.of("192.0.2.1"),
                        Optional.empty(),
                        Optional.empty(),
                        world.now()));
        assertThat(world.state().computes().of(fleet.id()).values()).containsExactly(compute);
        assertThat(world.state().computes().in(fleet.id(), "custom-office").values())
                .containsExactly(compute);
        assertThat(world.state().computes().in(fleet.id(), "custom-home")).isEmpty();
    }

    @Test
    void theComputesOfAFleetAreThoseOfNoOther() {
        Fleet other = world.createFleet("custom-office");
        Compute mine = world.registerCompute(fleet, "pc");
        Compute theirs = world.registerCompute(other, "pc");

        assertThat(world.state().computes().of(fleet.id()).values()).containsExactly(mine);
        assertThat(world.state().computes().of(other.id()).values()).containsExactly(theirs);
    }

    @Test
    void registeringTheSameMachineAgainAnswersAsTheFirstTimeDid() {
        Compute first = world.submit(register(fleet.id(), "pc", "custom-office", "192.0.2.1"));
        world.advance(Duration.ofMinutes(1));

        assertThat(world.submit(register(fleet.id(), "pc", "custom-office", "192.0.2.1")))
                .isEqualTo(first);
    }

    @Test
    void anotherMachineOrPlaceUnderTheSameNameIsAConflict() {
        world.submit(register(fleet.id(), "pc", "custom-office", "192.0.2.1"));

        assertThat(world.refusal(register(fleet.id(), "pc", "custom-office", "192.0.2.2")))
                .hasMessage(
                        "Compute pc is already registered in fleet %s with another address or location; "
                                + "deregister it first",
                        fleet.id());
        assertThat(world.refusal(register(fleet.id(), "pc", "custom-home", "192.0.2.1"))
                        .kind())
                .isEqualTo(Refusal.Kind.CONFLICT);
    }

    @Test
    void aComputeNeedsALocationOfItsFleet() {
        Refusal refusal = world.refusal(register(fleet.id(), "pc", "custom-nowhere", "192.0.2.1"));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.INVALID_REQUEST);
        assertThat(refusal)
                .hasMessage(
                        "Location custom-nowhere is not a location of fleet %s, which has [custom-home, custom-office]",
                        fleet.id());
    }

    @Test
    void aComputeNeedsAFleetThatIsThere() {
        world.deleteFleet(fleet);

        assertThat(world.refusal(register("fleet-x", "pc", "custom-office", "192.0.2.1")))
                .hasMessage("Fleet fleet-x not found");
        assertThat(world.refusal(register(fleet.id(), "pc", "custom-office", "192.0.2.1"))
                        .kind())
                .isEqualTo(Refusal.Kind.NOT_FOUND);
    }

    @Test
    void aDeregisteredComputeIsGoneAndItsNameIsFree() {
        world.registerCompute(fleet, "pc");
        Compute other = world.registerCompute(fleet, "other-pc");

        world.submit(new DeregisterCompute(fleet.id(), "pc"));

        assertThat(world.state().computes().all()).containsExactly(other);
        assertThat(world.submit(register(fleet.id(), "pc", "custom-office", "192.0.2.9"))
                        .location())
                .isEqualTo("custom-office");
    }

    @Test
    void whatIsNotRegisteredCannotBeDeregistered() {
        Refusal refusal = world.refusal(new DeregisterCompute(fleet.id(), "pc"));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
        assertThat(refusal).hasMessage("Compute pc not found in fleet %s", fleet.id());
        assertThat(world.refusal(new DeregisterCompute("fleet-x", "pc"))).hasMessage("Fleet fleet-x not found");
    }
}
