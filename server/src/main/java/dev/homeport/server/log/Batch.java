package dev.homeport.server.log;

import dev.homeport.core.Command;
import dev.homeport.core.Core;
import dev.homeport.core.Entry;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

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

    void complete(Core.Applied applied) {
        for (int i = 0; i < pending.size(); i++) {
            pending.get(i).complete(applied.outcomes().get(i));
        }
    }

    void fail(Throwable cause) {
        pending.forEach(one -> one.fail(cause));
    }
}
