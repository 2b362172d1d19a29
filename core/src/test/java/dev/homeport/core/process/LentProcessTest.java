package dev.homeport.core.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.fleet.EnsureFleet;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.gamesession.ActivateGameSession;
import dev.homeport.core.gamesession.CreateGameSession;
import dev.homeport.core.gamesession.CreateLentGameSession;
import dev.homeport.core.gamesession.EndGameSession;
import dev.homeport.core.gamesession.GameSession;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Processes that belong to a fleet only because a process has to. */
final class LentProcessTest {
    private static final String PLACE = "custom-here";

    private final World world = new World();

    @Test
    void aFleetIsMadeUnderTheIdItIsAskedForAndOnlyOnce() {
        Fleet made = world.submit(home("fleet-123"));

        assertThat(made.id()).isEqualTo("fleet-123");
        assertThat(world.submit(home("fleet-123"))).isEqualTo(made);
        assertThat(world.state().computes().of("fleet-123")).hasSize(1);
    }

    @Test
    void aMachineWithAnotherAddressIsTheSameMachine() {
        world.submit(home("fleet-123"));

        world.submit(new EnsureFleet("fleet-123", PLACE, "pc", Optional.of("192.0.2.9"), Optional.empty()));

        assertThat(world.state().computes().require("fleet-123", "pc").ipAddress())
                .contains("192.0.2.9");
    }

    @Test
    void aFleetThatWasDeletedCanBeUsedAgainAndIsNotForgotten() {
        Fleet first = world.submit(home("fleet-123"));
        world.deleteFleet(first);

        world.submit(home("fleet-123"));
        world.advance(World.RETENTION.plusDays(1));

        assertThat(world.fleet(first).status()).isEqualTo(Fleet.Status.ACTIVE);
    }

    @Test
    void whicheverFleetAsksGetsTheIdleProcess() {
        ServerProcess process = idleProcess("fleet-home");

        GameSession session = world.submit(create("fleet-123"));

        assertThat(session.key().fleetId()).isEqualTo("fleet-123");
        assertThat(session.process()).isEqualTo(ProcessKey.of("fleet-123", "pc", "1"));
        assertThat(world.takeEffects(ProcessMoved.class))
                .containsExactly(new ProcessMoved(process.key(), session.process()));
        assertThat(world.refusal(create("fleet-456")).kind()).isEqualTo(Refusal.Kind.FLEET_CAPACITY_EXCEEDED);
    }

    @Test
    void aProcessThatMovedIsStillWatched() {
        idleProcess("fleet-home");
        GameSession session = world.submit(create("fleet-123"));

        world.advance(Duration.ofMinutes(4));

        assertThat(world.gameSession(session).status()).isEqualTo(GameSession.Status.TERMINATED);
    }

    @Test
    void aProcessWhoseSessionEndedHostsAnotherAfterSayingThatItIsReady() {
        idleProcess("fleet-home");
        GameSession first = world.submit(create("fleet-123"));
        world.submit(new ActivateGameSession(first.process(), first.key()));

        world.submit(new EndGameSession(first.process(), first.key()));

        assertThat(world.gameSession(first).status()).isEqualTo(GameSession.Status.TERMINATED);
        assertThat(world.refusal(create("fleet-123")).kind()).isEqualTo(Refusal.Kind.FLEET_CAPACITY_EXCEEDED);
        world.submit(new ActivateProcess(first.process(), World.REPORT));
        world.submit(new ReportHealth(List.of(first.process()), List.of()));
        assertThat(world.submit(create("fleet-123")).process()).isEqualTo(first.process());
    }

    @Test
    void aLostProcessTakesItsSessionWithIt() {
        idleProcess("fleet-home");
        GameSession session = world.submit(create("fleet-123"));

        world.submit(new LoseProcess(session.process()));

        assertThat(world.gameSession(session).status()).isEqualTo(GameSession.Status.TERMINATED);
        assertThat(world.messages(world.state().fleets().require("fleet-123")))
                .last()
                .asString()
                .endsWith("went away without ProcessEnding()");
        world.submit(new LoseProcess(session.process()));
    }

    @Test
    void anIdThatLooksLikeOneOfOursIsNotGivenTwice() {
        idleProcess("fleet-home");
        world.submit(create("fleet-123", Optional.of("gsess-abc")));

        assertThat(world.refusal(create("fleet-123", Optional.of("gsess-abc"))).kind())
                .isEqualTo(Refusal.Kind.IDEMPOTENT_PARAMETER_MISMATCH);
    }

    private ServerProcess idleProcess(String fleetId) {
        world.submit(home(fleetId));
        return world.activateProcess(world.state().computes().require(fleetId, "pc"), "1");
    }

    private static EnsureFleet home(String fleetId) {
        return new EnsureFleet(fleetId, PLACE, "pc", Optional.of("127.0.0.1"), Optional.of("localhost"));
    }

    private static CreateLentGameSession create(String fleetId) {
        return create(fleetId, Optional.empty());
    }

    private static CreateLentGameSession create(String fleetId, Optional<String> id) {
        return new CreateLentGameSession(
                new LendProcess(home(fleetId)),
                new CreateGameSession(fleetId, PLACE, 2, World.SESSION_SETTINGS, id, false));
    }
}
