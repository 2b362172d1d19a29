package dev.homeport.core.gamesession.search;

import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.GameSessions;
import dev.homeport.core.gamesession.search.SearchIndex.Creation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A search among the active game sessions of a fleet.
 *
 * <p>It looks at the smallest group of the index that has all matches. In the order of creation it looks no further
 * than to the last session it needs; other orders make it look at the whole group.
 *
 * @param arnOf what a game session is called in expressions
 */
public record Search(
        String fleetId,
        Optional<String> location,
        Optional<Filter> filter,
        SortOrder order,
        Function<GameSession.Key, String> arnOf) {

    /** A match and where it stands. */
    public record Match(Rank rank, GameSession session) {}

    /** The first matches in order, or the first ones behind a rank. */
    public List<Match> first(int most, Optional<Rank> behind, GameSessions sessions) {
        Comparator<Rank> comparator = order.comparator();
        Stream<Match> matches = candidates(sessions, behind)
                .filter(this::isWanted)
                .map(session -> new Match(order.rankOf(searchable(session)), session))
                .filter(match -> behind.isEmpty() || comparator.compare(match.rank(), behind.get()) > 0);
        return order.isByCreationTime()
                ? matches.limit(most).toList()
                : least(most, matches, Comparator.comparing(Match::rank, comparator));
    }

    private boolean isWanted(GameSession session) {
        return session.status() == GameSession.Status.ACTIVE
                && session.key().fleetId().equals(fleetId)
                && location.stream().allMatch(session.key().location()::equals)
                && filter.stream().allMatch(wanted -> wanted.matches(searchable(session)));
    }

    private Searchable searchable(GameSession session) {
        return new SearchedSession(session, arnOf);
    }

    /** Some sessions, among which are all matches behind the rank; oldest or newest first if the order says so. */
    private Stream<GameSession> candidates(GameSessions sessions, Optional<Rank> behind) {
        Narrowing narrowing = filter.map(Narrowing::of).orElse(Narrowing.NONE);
        if (narrowing.gameSessionId().isPresent()) {
            return keyIn(narrowing.gameSessionId().get()).flatMap(sessions::find).stream();
        }
        NavigableMap<Creation, SearchIndex.Member> group =
                sessions.searchIndex().group(narrowest(narrowing, sessions.searchIndex()));
        if (order.isByCreationTime()) {
            group = order.descending() ? group.descendingMap() : group;
            if (behind.isPresent()) {
                group = group.tailMap(
                        new Creation(behind.get().number(), behind.get().key()), false);
            }
        }
        return group.values().stream().map(SearchIndex.Member::session);
    }

    private Facet narrowest(Narrowing narrowing, SearchIndex index) {
        List<Facet> usable = new ArrayList<>();
        usable.add(Facet.fleet(fleetId, narrowing.available()));
        location.ifPresent(place -> usable.add(Facet.location(fleetId, place)));
        narrowing.name().ifPresent(name -> usable.add(Facet.name(fleetId, name)));
        narrowing
                .properties()
                .forEach((key, value) -> usable.add(Facet.property(fleetId, key, value, narrowing.available())));
        return usable.stream().min(Comparator.comparingInt(index::size)).orElseThrow();
    }

    /** The key that an ARN ends with; whether it is a session's very ARN is for the filter to say. */
    private static Optional<GameSession.Key> keyIn(String arn) {
        String[] parts = arn.split("/", -1);
        return parts.length == 4 ? Optional.of(new GameSession.Key(parts[1], parts[2], parts[3])) : Optional.empty();
    }

    private static List<Match> least(int most, Stream<Match> matches, Comparator<Match> comparator) {
        PriorityQueue<Match> kept = new PriorityQueue<>(comparator.reversed());
        matches.forEach(match -> {
            if (kept.size() < most) {
                kept.add(match);
            } else if (comparator.compare(match, kept.element()) < 0) {
                kept.remove();
                kept.add(match);
            }
        });
        return kept.stream().sorted(comparator).toList();
    }
}
