package dev.homeport.core.gamesession.search;

import dev.homeport.core.RowListener;
import dev.homeport.core.gamesession.GameSession;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Active game sessions by their facets, each group in the order in which they were created.
 *
 * <p>A session is in many groups but changes often, so groups hold a member that stands for it, and a change that
 * concerns no facet is made once, in the member.
 */
public final class SearchIndex implements RowListener<GameSession.Key, GameSession> {
    // Only the writer looks here.
    private final Map<GameSession.Key, Member> members = new HashMap<>();
    private final Map<Facet, Group> groups = new ConcurrentHashMap<>();

    /** The order in which sessions were created; those of one instant by key. */
    record Creation(long millis, GameSession.Key key) implements Comparable<Creation> {
        static Creation of(GameSession session) {
            return new Creation(session.creationTime().toEpochMilli(), session.key());
        }

        @Override
        public int compareTo(Creation other) {
            int byTime = Long.compare(millis, other.millis);
            return byTime != 0 ? byTime : key.compareTo(other.key);
        }
    }

    /** A session as it is now. */
    static final class Member {
        private final Creation creation;
        private volatile GameSession session;

        private Member(GameSession session) {
            this.creation = Creation.of(session);
            this.session = session;
        }

        GameSession session() {
            return session;
        }
    }

    /** Counts its members, because a skip list counts by walking. */
    private record Group(ConcurrentSkipListMap<Creation, Member> members, AtomicInteger size) {
        Group() {
            this(new ConcurrentSkipListMap<>(), new AtomicInteger());
        }
    }

    /** A live, weakly consistent view of one group. */
    NavigableMap<Creation, Member> group(Facet facet) {
        Group group = groups.get(facet);
        return group == null ? Collections.emptyNavigableMap() : Collections.unmodifiableNavigableMap(group.members());
    }

    int size(Facet facet) {
        Group group = groups.get(facet);
        return group == null ? 0 : group.size().get();
    }

    @Override
    public void replaced(GameSession.Key key, GameSession before, GameSession after) {
        Member member = members.get(key);
        if (Facet.sameOf(before, after)) {
            if (member != null) {
                member.session = after;
            }
            return;
        }
        Set<Facet> old = Facet.of(before);
        Set<Facet> now = Facet.of(after);
        if (member == null && !now.isEmpty()) {
            member = new Member(after);
            members.put(key, member);
        } else if (!now.isEmpty()) {
            member.session = after;
        } else {
            members.remove(key);
        }
        move(member, old, now);
    }

    private void move(Member member, Set<Facet> old, Set<Facet> now) {
        for (Facet facet : old) {
            if (!now.contains(facet)) {
                leave(facet, member);
            }
        }
        for (Facet facet : now) {
            if (!old.contains(facet)) {
                Group group = groups.computeIfAbsent(facet, missing -> new Group());
                group.members().put(member.creation, member);
                group.size().incrementAndGet();
            }
        }
    }

    private void leave(Facet facet, Member member) {
        Group group = groups.get(facet);
        group.members().remove(member.creation);
        if (group.size().decrementAndGet() == 0) {
            groups.remove(facet);
        }
    }

    @Override
    public void cleared() {
        members.clear();
        groups.clear();
    }

    @Override
    public void verify(String table, Map<GameSession.Key, GameSession> rows) {
        Map<Facet, Map<Creation, GameSession>> expected = new HashMap<>();
        for (GameSession session : rows.values()) {
            for (Facet facet : Facet.of(session)) {
                expected.computeIfAbsent(facet, missing -> new HashMap<>()).put(Creation.of(session), session);
            }
        }
        Map<Facet, Map<Creation, GameSession>> actual = new HashMap<>();
        groups.forEach((facet, group) -> {
            Map<Creation, GameSession> sessions = new HashMap<>();
            group.members().forEach((creation, member) -> sessions.put(creation, member.session()));
            actual.put(facet, sessions);
            if (group.size().get() != sessions.size()) {
                throw new IllegalStateException("the search index counts %d sessions for %s but has %d"
                        .formatted(group.size().get(), facet, sessions.size()));
            }
        });
        if (!expected.equals(actual)) {
            throw new IllegalStateException("the search index of %s holds %s; by its rows it should hold %s"
                    .formatted(table, actual, expected));
        }
    }
}
