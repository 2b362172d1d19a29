package dev.homeport.core.placement;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.compute.RegisterCompute;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.gamesession.ActivateGameSession;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.SessionSettings;
import dev.homeport.core.placement.LocationOverride.Fallback;
import dev.homeport.core.process.ActivateProcess;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ReportHealth;
import dev.homeport.core.process.ServerProcess;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A core with queues and processes, in which placements time out after a minute and sessions have four slots. */
final class PlacementWorld {
    private final World core = new World();
    private int processes;

    World core() {
        return core;
    }

    /** The parts of a queue's settings that tests set. */
    record Parts(
            List<LatencyPolicy> policies, List<Destination> destinations, List<String> allowed, Priorities priorities) {
        Parts policies(LatencyPolicy... changed) {
            return new Parts(Arrays.asList(changed), destinations, allowed, priorities);
        }

        Parts destinations(Destination... changed) {
            return new Parts(policies, Arrays.asList(changed), allowed, priorities);
        }

        Parts allowed(String... changed) {
            return new Parts(policies, destinations, Arrays.asList(changed), priorities);
        }

        Parts priorities(Priorities changed) {
            return new Parts(policies, destinations, allowed, changed);
        }
    }

    void createQueue(String name, Fleet... fleets) {
        createQueue(name, UnaryOperator.identity(), fleets);
    }

    void createQueue(String name, UnaryOperator<Parts> change, Fleet... fleets) {
        Parts parts = change.apply(new Parts(List.of(), destinations(fleets), List.of(), Priorities.DEFAULT));
        QueueSettings settings = new QueueSettings(
                60,
                parts.policies,
                parts.destinations,
                parts.allowed,
                parts.priorities,
                Optional.of("data"),
                Optional.empty());
        core.submit(new CreateGameSessionQueue(name, settings, Map.of()));
    }

    void redirect(String queue, Fleet... fleets) {
        core.submit(new UpdateGameSessionQueue(
                queue,
                Optional.empty(),
                Optional.empty(),
                Optional.of(destinations(fleets)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty()));
    }

    private static List<Destination> destinations(Fleet... fleets) {
        return Stream.of(fleets)
                .<Destination>map(fleet -> new Destination.ToFleet(fleet.id()))
                .toList();
    }

    /** A process on a compute of its own that can be given a game session, or has been given one already. */
    ProcessKey idleProcess(Fleet fleet, String location) {
        String name = "compute-" + processes++;
        core.submit(new RegisterCompute(
                fleet.id(), name, location, Optional.of("192.0.2.1"), Optional.empty(), Optional.empty()));
        ProcessKey key = ProcessKey.of(fleet.id(), name, "process");
        core.submit(
                new ActivateProcess(key, new ServerProcess.Report("Go", "5.3.0", Optional.empty(), 7777, List.of())));
        core.submit(new ReportHealth(List.of(key), List.of()));
        return key;
    }

    /** The process says that the game session it was given is up. */
    void activate(ProcessKey process) {
        GameSession.Key session =
                core.state().processes().require(process).session().orElseThrow();
        core.submit(new ActivateGameSession(process, session));
    }

    PlacementRequest request(String... players) {
        List<DesiredPlayer> desired = Stream.of(players)
                .map(player -> new DesiredPlayer(player, Optional.empty()))
                .toList();
        return new PlacementRequest(4, settings(), desired, List.of(), Optional.empty());
    }

    PlacementRequest withLatency(String location, double milliseconds) {
        return new PlacementRequest(
                4, settings(), List.of(), List.of(new PlayerLatency("ann", location, milliseconds)), Optional.empty());
    }

    PlacementRequest withOverride(Fallback fallback, String... locations) {
        return new PlacementRequest(
                4,
                settings(),
                List.of(),
                List.of(),
                Optional.of(new LocationOverride(Arrays.asList(locations), fallback)));
    }

    private static SessionSettings settings() {
        return new SessionSettings(
                Optional.of("match"), Map.of(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    Placement start(String id) {
        return start(id, request());
    }

    Placement start(String id, PlacementRequest request) {
        return startIn("q", id, request);
    }

    Placement startIn(String queue, String id, PlacementRequest request) {
        return core.submit(new StartGameSessionPlacement(id, queue, request));
    }

    Refusal refusal(String queue, String id, PlacementRequest request) {
        return core.refusal(new StartGameSessionPlacement(id, queue, request));
    }

    Placement placement(String id) {
        return core.state().placements().require(id);
    }

    GameSession session(String placementId) {
        return core.state()
                .gameSessions()
                .require(placement(placementId).session().orElseThrow());
    }

    List<PlacementEnded> takeEnds() {
        return core.takeEffects(PlacementEnded.class);
    }
}
