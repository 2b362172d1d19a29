package dev.homeport.server.simulation;

import dev.homeport.core.Command;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.SessionSettings;
import dev.homeport.core.placement.CreateGameSessionQueue;
import dev.homeport.core.placement.DeleteGameSessionQueue;
import dev.homeport.core.placement.DesiredPlayer;
import dev.homeport.core.placement.Destination;
import dev.homeport.core.placement.GameSessionQueue;
import dev.homeport.core.placement.LatencyPolicy;
import dev.homeport.core.placement.LocationOverride;
import dev.homeport.core.placement.Placement;
import dev.homeport.core.placement.PlacementRequest;
import dev.homeport.core.placement.PlayerLatency;
import dev.homeport.core.placement.Priorities;
import dev.homeport.core.placement.Priorities.Criterion;
import dev.homeport.core.placement.QueueSettings;
import dev.homeport.core.placement.StartGameSessionPlacement;
import dev.homeport.core.placement.StopGameSessionPlacement;
import dev.homeport.core.placement.UpdateGameSessionQueue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Make queues and place game sessions through them. */
final class PlacementActors {
    private PlacementActors() {}

    static Actor all() {
        return new WeightedActors()
                .with(
                        4,
                        (dice, state) ->
                                new CreateGameSessionQueue(dice.name("queue-", 3), settings(dice, state), dice.map(2)))
                .with(2, PlacementActors::update)
                .with(1, (dice, state) -> new DeleteGameSessionQueue(queue(dice, state)))
                .with(
                        10,
                        (dice, state) -> new StartGameSessionPlacement(
                                dice.name("placement-", 200), queue(dice, state), request(dice)))
                .with(
                        2,
                        (dice, state) -> new StopGameSessionPlacement(
                                dice.oneOf(state.placements().all())
                                        .map(Placement::id)
                                        .orElse("placement-unknown")));
    }

    private static String queue(Dice dice, State state) {
        return dice.oneOf(state.gameSessionQueues().all())
                .map(GameSessionQueue::name)
                .orElse("queue-unknown");
    }

    private static Command<?> update(Dice dice, State state) {
        QueueSettings wanted = settings(dice, state);
        return new UpdateGameSessionQueue(
                queue(dice, state),
                dice.maybe(wanted::timeoutSeconds),
                dice.maybe(wanted::latencyPolicies),
                dice.maybe(wanted::destinations),
                dice.maybe(wanted::allowedLocations),
                dice.maybe(wanted::priorities),
                wanted.customEventData(),
                wanted.notificationTarget());
    }

    private static QueueSettings settings(Dice dice, State state) {
        return new QueueSettings(
                10 + dice.below(200),
                dice.inPercent(30)
                        ? List.of(
                                new LatencyPolicy(50, Optional.of(10 + dice.below(60))),
                                new LatencyPolicy(50 + dice.below(100), dice.maybe(() -> 10)))
                        : List.of(),
                Stream.generate(() -> destination(dice, state))
                        .limit(1 + dice.below(2))
                        .toList(),
                dice.inPercent(20) ? List.of(LocationActors.name(dice)) : List.of(),
                dice.inPercent(50)
                        ? Priorities.DEFAULT
                        : new Priorities(
                                List.of(Criterion.LOCATION, Criterion.COST), List.of(LocationActors.name(dice))),
                dice.maybe(() -> "event data"),
                dice.maybe(() -> "https://example.com/hook"));
    }

    private static Destination destination(Dice dice, State state) {
        return dice.inPercent(70)
                ? new Destination.ToFleet(FleetActors.id(dice, state))
                : new Destination.ToAlias(AliasActors.id(dice, state));
    }

    private static LocationOverride override(Dice dice) {
        return new LocationOverride(List.of(LocationActors.name(dice)), dice.oneOf(LocationOverride.Fallback.values()));
    }

    private static PlacementRequest request(Dice dice) {
        List<DesiredPlayer> players = Stream.generate(() -> dice.name("player-", 9))
                .limit(dice.below(3))
                .map(id -> new DesiredPlayer(id, dice.maybe(() -> "data of " + id)))
                .toList();
        List<PlayerLatency> latencies = dice.inPercent(30)
                ? players.stream()
                        .map(player ->
                                new PlayerLatency(player.playerId(), LocationActors.name(dice), dice.below(150) + 0.5))
                        .toList()
                : List.of();
        return new PlacementRequest(
                dice.below(5),
                new SessionSettings(
                        dice.maybe(() -> dice.name("game ", 3)),
                        dice.map(3),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()),
                players,
                latencies,
                dice.inPercent(20) ? Optional.of(override(dice)) : Optional.empty());
    }
}
