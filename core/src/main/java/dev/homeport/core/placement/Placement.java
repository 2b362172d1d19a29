package dev.homeport.core.placement;

import dev.homeport.core.gamesession.GameSession;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A request to place a game session, and what has become of it.
 *
 * @param session the game session, which while the placement is pending may still fail to activate
 */
public record Placement(
        Key key,
        String queueName,
        PlacementRequest request,
        Status status,
        Optional<Instant> endTime,
        Optional<GameSession.Key> session,
        List<PlacedPlayer> players) {

    /** Orders placements by age; the id alone names one. */
    public record Key(Instant startTime, String id) implements Comparable<Key> {
        @Override
        public int compareTo(Key other) {
            int byTime = startTime.compareTo(other.startTime);
            return byTime != 0 ? byTime : id.compareTo(other.id);
        }
    }

    public enum Status {
        PENDING,
        FULFILLED,
        CANCELLED,
        TIMED_OUT,
        FAILED
    }

    static Placement pending(Key key, String queueName, PlacementRequest request) {
        return new Placement(key, queueName, request, Status.PENDING, Optional.empty(), Optional.empty(), List.of());
    }

    public String id() {
        return key.id();
    }

    boolean isPending() {
        return status == Status.PENDING;
    }

    /** Whether it needs a process to start its game session on. */
    boolean isWaiting() {
        return isPending() && session.isEmpty();
    }

    Duration age(Instant now) {
        return Duration.between(key.startTime(), now);
    }

    List<Candidate> rank(QueueSettings queue, List<Candidate> candidates, Instant now) {
        return new Ranking(queue, request.latencies(), request.override()).rank(candidates, age(now));
    }

    Placement withSession(Optional<GameSession.Key> started) {
        return new Placement(key, queueName, request, status, endTime, started, players);
    }

    Placement withPlayers(List<PlacedPlayer> placed) {
        return new Placement(key, queueName, request, status, endTime, session, placed);
    }

    Placement ended(Status as, Instant now) {
        return new Placement(key, queueName, request, as, Optional.of(now), session, players);
    }
}
