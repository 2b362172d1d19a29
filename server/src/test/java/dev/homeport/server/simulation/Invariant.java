package dev.homeport.server.simulation;

import dev.homeport.core.State;
import dev.homeport.core.Timer;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Something that must hold after every entry; throws an AssertionError that names the row for which it does not. */
@FunctionalInterface
public interface Invariant {
    /** A state and, because many ask, its timers as a set. */
    record Seen(State state, Set<Timer> timers, Set<Due> dues) {
        private record Due(Timer timer, Instant at) {}

        public static Seen of(State state) {
            Set<Timer> timers = new HashSet<>();
            Set<Due> dues = new HashSet<>();
            state.timers().all().forEach(one -> {
                timers.add(one.timer());
                dues.add(new Due(one.timer(), one.due()));
            });
            return new Seen(state, timers, dues);
        }

        boolean waits(Timer timer, Instant due) {
            return dues.contains(new Due(timer, due));
        }
    }

    void check(Seen seen);

    /** Everything that must hold. A new noun adds its own here. */
    static List<Invariant> all() {
        return Stream.of(
                        CoreInvariants.ALL,
                        FleetInvariants.ALL,
                        ComputeInvariants.ALL,
                        ProcessInvariants.ALL,
                        SessionInvariants.ALL,
                        PlacementInvariants.ALL,
                        NotificationInvariants.ALL)
                .flatMap(List::stream)
                .toList();
    }

    static void require(boolean holds, String otherwise, Object... values) {
        if (!holds) {
            throw new AssertionError(otherwise.formatted(values));
        }
    }
}
