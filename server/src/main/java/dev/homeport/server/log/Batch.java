package dev.homeport.server.log;

import dev.homeport.core.Command;
import dev.homeport.core.Core;
import dev.homeport.core.Entry;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/** An entry on its way through the log, with those who wait for its commands. */
record Batch(Entry entry, List<Pending<?>> pending) {
    static Batch of(Instant time, Entry.Seed seed, List<Pending<?>> pending) {
        List<Command<?>> commands = new ArrayList<>(pending.size());
        pending.forEach(one -> commands.add(one.command()));
        return new Batch(new Entry(time, seed, commands), pending);
    }

    byte[] encode(EntryCodec codec) {
        return codec.encode(entry, pending.stream().map(Pending::bytes).toList());
    }

    /** Whoever waits hears of it at home, in one task for all who share a home. */
    void complete(Core.Applied applied) {
        pending.stream().map(Pending::home).distinct().forEach(home -> {
            try {
                home.execute(() -> completeAt(home, applied));
            } catch (RejectedExecutionException _) {
                // The edge has closed, and nobody is left at home to be told.
                completeAt(home, applied);
            }
        });
    }

    private void completeAt(Executor home, Core.Applied applied) {
        for (int i = 0; i < pending.size(); i++) {
            if (pending.get(i).home().equals(home)) {
                pending.get(i).complete(applied.outcomes().get(i));
            }
        }
    }

    void fail(Throwable cause) {
        pending.forEach(one -> one.fail(cause));
    }
}
