package dev.homeport.core;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The state machine. The same entries applied in the same order give the same state and the same outcomes, on every
 * node and at every replay.
 *
 * <p>One thread applies. Before an entry's commands are decided, every timer due until the entry's time fires, in order
 * and each at its own instant.
 */
public final class Core {
    private final State state = new State();
    private final Tx tx = new Tx(state);
    private final Consumer<Throwable> defects;

    /** Defects of timers, which have no caller to tell, go to the given consumer. */
    public Core(Consumer<Throwable> defects) {
        this.defects = defects;
    }

    public State state() {
        return state;
    }

    /** What an entry led to: an outcome per command, in order, and the effects of all that happened. */
    public record Applied(List<Outcome> outcomes, List<Effect> effects) {}

    public Applied apply(Entry entry) {
        // A leader's clock may step back; the core's never does.
        Instant time = entry.time().isBefore(state.now()) ? state.now() : entry.time();
        List<Effect> effects = new ArrayList<>();
        List<Outcome> outcomes = new ArrayList<>(entry.commands().size());
        tx.startEntry(entry.seed());
        List<Command<?>> commands = entry.commands();
        if (!commands.isEmpty() && commands.getFirst().beforeTimers()) {
            outcomes.add(decide(commands.getFirst(), time, effects));
            commands = commands.subList(1, commands.size());
        }
        fireTimers(time, effects);
        state.now(time);
        for (Command<?> command : commands) {
            outcomes.add(decide(command, time, effects));
        }
        return new Applied(outcomes, effects);
    }

    private void fireTimers(Instant until, List<Effect> effects) {
        Optional<Timers.Waiting> due = state.timers().takeDue(until);
        while (due.isPresent()) {
            fire(due.get(), effects);
            due = state.timers().takeDue(until);
        }
    }

    private void fire(Timers.Waiting waiting, List<Effect> effects) {
        // A timer may have been set for an instant that had already passed.
        Instant at = waiting.due().isBefore(state.now()) ? state.now() : waiting.due();
        state.now(at);
        Command<Void> firing = transaction -> {
            waiting.timer().fire(transaction);
            return null;
        };
        switch (decide(firing, at, effects)) {
            case Outcome.Done _ -> {}
            // A timer asks nobody for anything, so there is nothing it could be refused.
            case Outcome.Refused(Throwable cause) -> defects.accept(cause);
            case Outcome.Failed(Throwable cause) -> defects.accept(cause);
        }
    }

    private Outcome decide(Command<?> command, Instant at, List<Effect> effects) {
        tx.begin(at);
        try {
            Object result = command.decide(tx);
            effects.addAll(tx.commit());
            return new Outcome.Done(result);
        } catch (Refusal refusal) {
            tx.rollBack();
            return new Outcome.Refused(refusal);
        } catch (RuntimeException | AssertionError defect) {
            tx.rollBack();
            return new Outcome.Failed(defect);
        }
    }
}
