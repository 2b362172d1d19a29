package dev.homeport.core.gamesession.search;

import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.GameSession.Status;
import java.util.HashSet;
import java.util.Set;

/**
 * Something that active game sessions of a fleet have in common and that an index can look up.
 *
 * @param available whether only those with free slots are meant
 */
record Facet(String fleetId, Kind kind, String key, String value, boolean available) {
    enum Kind {
        FLEET,
        LOCATION,
        NAME,
        PROPERTY
    }

    static Facet fleet(String fleetId, boolean available) {
        return new Facet(fleetId, Kind.FLEET, "", "", available);
    }

    static Facet location(String fleetId, String location) {
        return new Facet(fleetId, Kind.LOCATION, "", location, false);
    }

    static Facet name(String fleetId, String name) {
        return new Facet(fleetId, Kind.NAME, "", name, false);
    }

    static Facet property(String fleetId, String key, String value, boolean available) {
        return new Facet(fleetId, Kind.PROPERTY, key, value, available);
    }

    /** All that a game session has, which is nothing unless it is active. */
    static Set<Facet> of(GameSession session) {
        Set<Facet> facets = new HashSet<>();
        if (session != null && session.status() == Status.ACTIVE) {
            String fleetId = session.key().fleetId();
            facets.add(location(fleetId, session.key().location()));
            session.settings().name().ifPresent(name -> facets.add(name(fleetId, name)));
            addShared(facets, session, false);
            if (session.hasAvailablePlayerSessions()) {
                addShared(facets, session, true);
            }
        }
        return facets;
    }

    /** Those by which many sessions are found, so that the free ones among them are worth groups of their own. */
    private static void addShared(Set<Facet> facets, GameSession session, boolean available) {
        String fleetId = session.key().fleetId();
        facets.add(fleet(fleetId, available));
        session.properties().forEach((key, value) -> facets.add(property(fleetId, key, value, available)));
    }

    /** Tells without looking at each facet, since players come and go more often than anything else changes. */
    static boolean sameOf(GameSession before, GameSession after) {
        return before != null
                && after != null
                && before.status() == after.status()
                && before.hasAvailablePlayerSessions() == after.hasAvailablePlayerSessions()
                && before.settings().equals(after.settings());
    }
}
