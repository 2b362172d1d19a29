package dev.homeport.core;

/** Does nothing by itself; whoever waits for it knows that all timers due at its time have fired. */
public record Tick() implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        return null;
    }
}
