package dev.homeport.app;

import java.util.Collection;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/**
 * What the clients of one round know about the server's state, as facts in plain words: those that it acknowledged, and
 * those that it may hold because somebody asked for them.
 */
final class Ledger {
    final Set<String> asked = new ConcurrentSkipListSet<>();
    final Set<String> acknowledged = new ConcurrentSkipListSet<>();

    void ask(Collection<String> facts) {
        asked.addAll(facts);
    }

    void acknowledge(Collection<String> facts) {
        acknowledged.addAll(facts);
    }
}
