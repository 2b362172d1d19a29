package dev.homeport.server.simulation;

import dev.homeport.core.Vocabulary;
import dev.homeport.core.placement.Placement;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How often each kind of command was done and each kind of timer fired, over all seeds. */
final class Coverage {
    private final Map<Class<?>, LongAdder> happened = new ConcurrentHashMap<>();

    private final Set<Placement.Status> placementEnds = ConcurrentHashMap.newKeySet();
    private final LongAdder placedPlayers = new LongAdder();

    void count(Object commandOrTimer) {
        happened.computeIfAbsent(commandOrTimer.getClass(), kind -> new LongAdder())
                .increment();
    }

    Set<Class<?>> met() {
        return happened.keySet();
    }

    void ended(Placement placement) {
        placementEnds.add(placement.status());
        placedPlayers.add(placement.players().size());
    }

    /** The statuses that placements ended in. */
    Set<Placement.Status> placementEnds() {
        return placementEnds;
    }

    long placedPlayers() {
        return placedPlayers.sum();
    }

    /** What the log may hold and no seed has met. */
    Set<Class<?>> missing() {
        return Stream.<Class<?>>concat(Vocabulary.COMMANDS.stream(), Vocabulary.TIMERS.stream())
                .filter(kind -> !happened.containsKey(kind))
                .collect(Collectors.toSet());
    }

    @Override
    public String toString() {
        Map<String, Long> sorted = new TreeMap<>();
        happened.forEach((kind, count) -> sorted.put(kind.getSimpleName(), count.sum()));
        return sorted.toString();
    }
}
