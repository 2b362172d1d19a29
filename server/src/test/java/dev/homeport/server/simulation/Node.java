package dev.homeport.server.simulation;

import dev.homeport.core.Core;
import dev.homeport.core.Entry;
import dev.homeport.core.State;
import dev.homeport.server.log.StoredState;
import java.util.List;

/** One run of the state machine, from an empty state or from what was stored of one. */
final class Node {
    private final Core core = new Core(defect -> {
        throw new AssertionError("a timer failed", defect);
    });

    /** As after a restart: the snapshot, if there is one, and the entries since. */
    static Node restore(byte[] snapshot, List<byte[]> tail) {
        Node node = new Node();
        if (snapshot != null) {
            StoredState.restore(snapshot, node.core);
        }
        tail.forEach(entry -> node.core.apply(StoredState.decode(entry)));
        return node;
    }

    Core.Applied apply(Entry entry) {
        return core.apply(entry);
    }

    State state() {
        return core.state();
    }

    String hash() {
        return StoredState.hash(core.state());
    }
}
