package dev.homeport.core.placement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Refusal;
import dev.homeport.core.alias.Alias;
import dev.homeport.core.alias.CreateAlias;
import dev.homeport.core.alias.UpdateAlias;
import dev.homeport.core.fleet.DeleteFleet;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.UpdateGameSession;
import dev.homeport.core.notification.PlacementNews;
import dev.homeport.core.placement.LocationOverride.Fallback;
import dev.homeport.core.placement.Placement.Status;
import dev.homeport.core.placement.Priorities.Criterion;
import dev.homeport.core.playersession.PlayerSession;
import dev.homeport.core.process.EndProcess;
import dev.homeport.core.process.ProcessKey;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PlacementTest {
    private final PlacementWorld world = new PlacementWorld();
    private final Fleet fleet = world.core().createFleet("custom-a", "custom-b");

    @Test
    void aPlacementIsFulfilledWhenItsGameSessionIsActive() {
        world.createQueue("q", fleet);
        ProcessKey process = world.idleProcess(fleet, "custom-b");
        Placement started = world.start("p", world.request("ann", "bob"));
        assertThat(started.status()).isEqualTo(Status.PENDING);
        assertThat(started.session()).contains(new GameSession.Key(fleet.id(), "custom-b", "p"));
        assertThat(world.core().state().playerSessions().all()).isEmpty();

        world.activate(process);
        Placement fulfilled = world.placement("p");
        assertThat(fulfilled.status()).isEqualTo(Status.FULFILLED);
        assertThat(fulfilled.endTime()).contains(world.core().now());
        assertThat(fulfilled.players()).extracting(PlacedPlayer::playerId).containsExactly("ann", "bob");
        assertThat(fulfilled.players())
                .allSatisfy(player -> assertThat(world.core()
                                .state()
                                .playerSessions()
                                .require(player.playerSessionId())
                                .status())
                        .isEqualTo(PlayerSession.Status.RESERVED));
        assertThat(world.session("p").players()).isEqualTo(2);
        assertThat(world.takeEnds()).containsExactly(new PlacementEnded(fulfilled));
        assertThat(world.core().state().notifications().all()).singleElement().satisfies(told -> {
            assertThat(told.news().customEventData()).contains("data");
            assertThat(told.news().place()).map(PlacementNews.Place::session).isEqualTo(fulfilled.session());
            assertThat(told.news().players()).isEqualTo(fulfilled.players());
        });
    }

    @Test
    void aPlacementWaitsForAProcess() {
        world.createQueue("q", fleet);
        assertThat(world.start("p").session()).isEmpty();
        world.core().advance(Duration.ofSeconds(20));
        world.idleProcess(fleet, "custom-a");
        assertThat(world.placement("p").session()).isPresent();
    }

    @Test
    void whoHasWaitedLongestIsServedFirstWhateverTheQueue() {
        world.createQueue("q", fleet);
        world.createQueue("a-queue", fleet);
        world.start("z-first");
        world.core().advance(Duration.ofSeconds(1));
        world.startIn("a-queue", "a-second", world.request());
        world.idleProcess(fleet, "custom-a");
        assertThat(world.placement("z-first").session()).isPresent();
        assertThat(world.placement("a-second").session()).isEmpty();
        world.idleProcess(fleet, "custom-a");
        assertThat(world.placement("a-second").session()).isPresent();
    }

    @Test
    void aProcessGoesToTheFirstItSuits() {
        world.createQueue("q", fleet);
        world.createQueue("b-only", settings -> settings.allowed("custom-b"), fleet);
        world.startIn("b-only", "first", world.request());
        world.core().advance(Duration.ofSeconds(1));
        world.start("second");
        world.idleProcess(fleet, "custom-a");
        assertThat(world.placement("first").session()).isEmpty();
        assertThat(world.placement("second").session()).isPresent();
    }

    @Test
    void aPlacementTimesOutAsItsQueueSays() {
        world.createQueue("q", fleet);
        world.start("p");
        world.core().advance(Duration.ofSeconds(59));
        assertThat(world.placement("p").status()).isEqualTo(Status.PENDING);
        world.core().advance(Duration.ofSeconds(1));
        assertThat(world.placement("p").status()).isEqualTo(Status.TIMED_OUT);
        assertThat(world.takeEnds()).hasSize(1);
        world.idleProcess(fleet, "custom-a");
        assertThat(world.placement("p").session()).isEmpty();
    }

    @Test
    void aGameSessionThatIsNotActiveInTimeEndsWithItsPlacement() {
        world.createQueue("q", fleet);
        world.idleProcess(fleet, "custom-a");
        world.start("p");
        world.core().advance(Duration.ofSeconds(60));
        assertThat(world.placement("p").status()).isEqualTo(Status.TIMED_OUT);
        assertThat(world.session("p").status()).isEqualTo(GameSession.Status.TERMINATED);
        assertThat(world.takeEnds()).hasSize(1);
    }

    @Test
    void aPlacementThatIsCalledAsASessionDoesNotTakeItsPlace() {
        world.createQueue("q", fleet);
        world.idleProcess(fleet, "custom-a");
        GameSession earlier = world.core().createGameSession(fleet, 4);
        world.idleProcess(fleet, "custom-a");

        world.start(earlier.key().id());

        assertThat(world.core().gameSession(earlier)).isEqualTo(earlier);
        assertThat(world.placement(earlier.key().id()).session())
                .hasValueSatisfying(session -> assertThat(session).isNotEqualTo(earlier.key()));
    }

    @Test
    void aPlacementLooksForAnotherPlaceWhenItsProcessDies() {
        world.createQueue("q", fleet);
        ProcessKey first = world.idleProcess(fleet, "custom-a");
        world.start("p");
        world.core().submit(new EndProcess(first));
        assertThat(world.placement("p").session()).isEmpty();
        ProcessKey second = world.idleProcess(fleet, "custom-a");
        assertThat(world.placement("p").session())
                .hasValueSatisfying(session -> assertThat(session.id()).startsWith("gsess-"));
        world.activate(second);
        assertThat(world.placement("p").status()).isEqualTo(Status.FULFILLED);
        assertThat(world.takeEnds()).hasSize(1);
    }

    @Test
    void aFulfilledPlacementStaysSoWhenItsGameSessionEnds() {
        world.createQueue("q", fleet);
        ProcessKey process = world.idleProcess(fleet, "custom-a");
        world.start("p");
        world.activate(process);
        world.core().submit(new EndProcess(process));
        assertThat(world.placement("p").status()).isEqualTo(Status.FULFILLED);
    }

    @Test
    void aPlacementFailsIfItsGameSessionHasTooFewSlotsWhenItIsActive() {
        world.createQueue("q", fleet);
        ProcessKey process = world.idleProcess(fleet, "custom-a");
        GameSession.Key session =
                world.start("p", world.request("ann", "bob")).session().orElseThrow();
        world.core()
                .submit(new UpdateGameSession(
                        session, Optional.empty(), Optional.of(1), Optional.empty(), Optional.empty(), Map.of()));
        world.activate(process);
        assertThat(world.placement("p").status()).isEqualTo(Status.FAILED);
        assertThat(world.core().state().playerSessions().all()).isEmpty();
    }

    @Test
    void aWaitingPlacementCanBeStoppedAndOneWithAGameSessionCannot() {
        world.createQueue("q", fleet);
        world.start("p");
        assertThat(world.core().submit(new StopGameSessionPlacement("p")).status())
                .isEqualTo(Status.CANCELLED);
        assertThat(world.core().refusal(new StopGameSessionPlacement("p")))
                .hasMessage("Game session placement p is in status CANCELLED; only one that is PENDING can be stopped");
        world.idleProcess(fleet, "custom-a");
        world.start("p2");
        assertThat(world.core().refusal(new StopGameSessionPlacement("p2")))
                .hasMessage("Game session placement p2 cannot be stopped: "
                        + "a game session has already been created for it");
        assertThat(world.core().refusal(new StopGameSessionPlacement("p3")).kind())
                .isEqualTo(Refusal.Kind.NOT_FOUND);
        world.core().advance(Duration.ofSeconds(60));
        assertThat(world.placement("p").status()).isEqualTo(Status.CANCELLED);
    }

    @Test
    void pendingPlacementsFailWithTheirQueue() {
        world.createQueue("q", fleet);
        world.idleProcess(fleet, "custom-a");
        world.start("starting");
        world.start("waiting");
        world.core().submit(new DeleteGameSessionQueue("q"));
        assertThat(world.placement("starting").status()).isEqualTo(Status.FAILED);
        assertThat(world.session("starting").status()).isEqualTo(GameSession.Status.TERMINATED);
        assertThat(world.placement("waiting").status()).isEqualTo(Status.FAILED);
        assertThat(world.takeEnds()).hasSize(2);
    }

    @Test
    void latencyPoliciesRelaxWhileAPlacementWaits() {
        world.createQueue(
                "q",
                settings -> settings.policies(
                        new LatencyPolicy(50, Optional.of(10)),
                        new LatencyPolicy(100, Optional.of(10)),
                        new LatencyPolicy(200, Optional.empty())),
                fleet);
        world.idleProcess(fleet, "custom-a");
        world.start("p", world.withLatency("custom-a", 150));
        world.core().advance(Duration.ofSeconds(19));
        assertThat(world.placement("p").session()).isEmpty();
        world.core().advance(Duration.ofSeconds(1));
        assertThat(world.placement("p").session()).isPresent();
    }

    @Test
    void aChangedQueueOrAliasIsTriedAtOnce() {
        Fleet other = world.core().createFleet("custom-c");
        world.idleProcess(other, "custom-c");
        world.idleProcess(other, "custom-c");
        Alias alias = world.core()
                .submit(new CreateAlias("live", Optional.empty(), new Alias.Routing.Terminal("closed"), Map.of()));
        world.createQueue("q", settings -> settings.destinations(new Destination.ToAlias(alias.id())));
        world.start("p");
        assertThat(world.placement("p").session()).isEmpty();
        world.core()
                .submit(new UpdateAlias(
                        alias.id(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(new Alias.Routing.Simple(other.id()))));
        assertThat(world.placement("p").session()).isPresent();

        world.createQueue("elsewhere", fleet);
        world.startIn("elsewhere", "p2", world.request());
        assertThat(world.placement("p2").session()).isEmpty();
        world.redirect("elsewhere", other);
        assertThat(world.placement("p2").session()).isPresent();
    }

    @Test
    void aDestinationThatIsGoneIsPassedOver() {
        Fleet gone = world.core().createFleet("custom-c");
        world.createQueue("q", gone, fleet);
        world.idleProcess(fleet, "custom-a");
        world.core().submit(new DeleteFleet(gone.id()));
        assertThat(world.start("p").session()).map(GameSession.Key::fleetId).contains(fleet.id());
    }

    @Test
    void anOverrideWithoutFallbackWaitsForItsLocations() {
        world.createQueue(
                "q",
                settings -> settings.priorities(new Priorities(List.of(Criterion.LOCATION), List.of("custom-a"))),
                fleet);
        world.idleProcess(fleet, "custom-a");
        world.start("p", world.withOverride(Fallback.NONE, "custom-b"));
        assertThat(world.placement("p").session()).isEmpty();
        world.start("p2", world.withOverride(Fallback.DEFAULT_AFTER_SINGLE_PASS, "custom-b"));
        assertThat(world.placement("p2").session())
                .map(GameSession.Key::location)
                .contains("custom-a");
        world.idleProcess(fleet, "custom-b");
        assertThat(world.placement("p").session())
                .map(GameSession.Key::location)
                .contains("custom-b");
    }

    @Test
    void badRequestsAreRefused() {
        world.createQueue("q", fleet);
        world.createQueue("empty");
        world.start("p");
        assertThat(world.refusal("q", "p", world.request()))
                .hasMessage("PlacementId p has been used before; each can be used once");
        assertThat(world.refusal("none", "x", world.request())).hasMessage("Game session queue none not found");
        assertThat(world.refusal("empty", "x", world.request()))
                .hasMessage("Game session queue empty has no destinations to place in");
        assertThat(world.refusal("q", "x", world.request("ann", "ann")))
                .hasMessage("DesiredPlayerSessions lists ann twice; list each once");
        assertThat(world.refusal("q", "x", world.request("a", "b", "c", "d", "e")))
                .hasMessage("DesiredPlayerSessions has 5 players, but MaximumPlayerSessionCount is 4");
        assertThat(world.refusal("q", "x", world.withOverride(Fallback.NONE, "custom-a")))
                .hasMessage("PriorityConfigurationOverride needs a queue that prioritizes LOCATION; "
                        + "the PriorityOrder of game session queue q is []");
        PlacementRequest both = new PlacementRequest(
                4,
                world.request().settings(),
                List.of(),
                List.of(new PlayerLatency("ann", "custom-a", 1)),
                Optional.of(new LocationOverride(List.of("custom-a"), Fallback.NONE)));
        assertThat(world.refusal("q", "x", both))
                .hasMessage("PlayerLatencies and PriorityConfigurationOverride cannot both be given");
    }

    @Test
    void anEndedPlacementIsForgottenAfterAWhile() {
        world.createQueue("q", fleet);
        world.start("p");
        world.core().submit(new StopGameSessionPlacement("p"));
        world.core().advance(Duration.ofDays(30));
        assertThat(world.core().state().placements().withId("p")).isEmpty();
    }
}
