package dev.homeport.server.simulation;

import dev.homeport.core.Command;
import dev.homeport.core.State;
import dev.homeport.core.compute.RegisterCompute;
import dev.homeport.core.fleet.CreateFleet;
import dev.homeport.core.fleet.FleetSettings;
import dev.homeport.core.location.CreateLocation;
import dev.homeport.core.process.ActivateProcess;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ReportHealth;
import dev.homeport.core.process.ServerProcess;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Sets up a fleet with idle processes, from where chance gets further than from nothing. */
final class Opening {
    static final List<Function<State, List<Command<?>>>> ENTRIES = List.of(
            state -> List.of(new CreateLocation("custom-0", Map.of()), new CreateLocation("custom-1", Map.of())),
            state -> List.of(new CreateFleet(
                    new FleetSettings(
                            "opening",
                            Optional.empty(),
                            FleetSettings.Protection.NO_PROTECTION,
                            Optional.empty(),
                            List.of(),
                            Optional.empty(),
                            Optional.empty()),
                    List.of("custom-0", "custom-1"),
                    Map.of())),
            state -> List.of(register(state, "pc-0", "custom-0"), register(state, "pc-1", "custom-1")),
            state -> processes(state)
                    .<Command<?>>map(key -> new ActivateProcess(
                            key, new ServerProcess.Report("Java", "5.0.0", Optional.empty(), 7777, List.of())))
                    .toList(),
            state -> List.of(new ReportHealth(processes(state).toList(), List.of())));

    private Opening() {}

    private static Command<?> register(State state, String name, String location) {
        return new RegisterCompute(
                state.fleets().live().firstKey(),
                name,
                location,
                Optional.of("192.0.2.1"),
                Optional.empty(),
                Optional.empty());
    }

    private static Stream<ProcessKey> processes(State state) {
        return state.computes().all().stream()
                .flatMap(compute -> Stream.of("process-0", "process-1").map(id -> new ProcessKey(compute.key(), id)));
    }
}
