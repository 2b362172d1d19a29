package dev.homeport.server.simulation;

import dev.homeport.core.Command;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.process.ActivateProcess;
import dev.homeport.core.process.AwaitReturn;
import dev.homeport.core.process.EndProcess;
import dev.homeport.core.process.InitializeProcess;
import dev.homeport.core.process.LendProcess;
import dev.homeport.core.process.LoseProcess;
import dev.homeport.core.process.MarkStartPushed;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ReportHealth;
import dev.homeport.core.process.ReportLingering;
import dev.homeport.core.process.ServerProcess;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Game server processes that come, report and go. */
final class ProcessActors {
    private ProcessActors() {}

    static Actor all() {
        return new WeightedActors()
                .with(4, (dice, state) -> new InitializeProcess(aNewOne(dice, state), "Java", "5.0.0"))
                .with(
                        8,
                        (dice, state) -> new ActivateProcess(
                                dice.inPercent(60) ? aNewOne(dice, state) : known(dice, state), report(dice)))
                .with(14, ProcessActors::reportHealth)
                .with(3, ProcessActors::markPushed)
                .with(1, (dice, state) -> new LendProcess(FleetActors.home(dice, state)))
                .with(1, (dice, state) -> new AwaitReturn(known(dice, state), Instant.EPOCH))
                .with(1, (dice, state) -> new LoseProcess(known(dice, state)))
                .with(1, (dice, state) -> new EndProcess(known(dice, state)))
                .with(1, (dice, state) -> new ReportLingering(aNewOne(dice, state)));
    }

    /** A process that runs, if there is one. */
    static ProcessKey known(Dice dice, State state) {
        return dice.oneOf(state.processes().all()).map(ServerProcess::key).orElseGet(() -> aNewOne(dice, state));
    }

    private static ProcessKey aNewOne(Dice dice, State state) {
        return new ProcessKey(ComputeActors.key(dice, state), dice.name("process-", 3));
    }

    private static ServerProcess.Report report(Dice dice) {
        return new ServerProcess.Report(
                "Java", "5.0.0", dice.maybe(() -> "Engine"), 7000 + dice.below(10), List.of("/var/log/game"));
    }

    private static Command<?> reportHealth(Dice dice, State state) {
        List<ProcessKey> healthy = new ArrayList<>();
        List<ProcessKey> unhealthy = new ArrayList<>();
        state.processes().all().forEach(process -> (dice.inPercent(90) ? healthy : unhealthy).add(process.key()));
        return new ReportHealth(healthy, unhealthy);
    }

    private static Command<?> markPushed(Dice dice, State state) {
        ProcessKey key = known(dice, state);
        GameSession.Key session = state.processes()
                .find(key)
                .flatMap(ServerProcess::session)
                .or(() -> Optional.of(GameSessionActors.key(dice, state)))
                .orElseThrow();
        return new MarkStartPushed(key, session);
    }
}
