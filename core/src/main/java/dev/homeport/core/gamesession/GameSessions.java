package dev.homeport.core.gamesession;

import dev.homeport.core.Index;
import dev.homeport.core.Refusal;
import dev.homeport.core.State;
import dev.homeport.core.Table;
import dev.homeport.core.Totals;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.fleet.Place;
import dev.homeport.core.gamesession.search.SearchIndex;
import java.util.Collection;
import java.util.NavigableMap;
import java.util.Optional;

/** Game sessions by fleet, location and id, until some time after their end. */
public final class GameSessions extends Table<GameSession.Key, GameSession> {
    private record Creator(String fleetId, String creatorId) {}

    private record CustomId(String fleetId, String id) {}

    private final SearchIndex searchIndex = followedBy(new SearchIndex());
    private final Index<Creator, GameSession.Key, GameSession> byCreator = indexedBy(session -> session.settings()
            .creatorId()
            .map(creator -> new Creator(session.key().fleetId(), creator))
            .orElse(null));
    private final Index<CustomId, GameSession.Key, GameSession> byCustomId =
            indexedBy(session -> isCustom(session.key().id())
                    ? new CustomId(session.key().fleetId(), session.key().id())
                    : null);

    private final Totals<Compute.Key, GameSession.Key, GameSession> activating = totalledBy(
            session -> session.process().compute(),
            session -> session.status() == GameSession.Status.ACTIVATING ? 1 : 0);
    private final Totals<Place, GameSession.Key, GameSession> active =
            totalledBy(GameSessions::placeIfActive, session -> 1);
    private final Totals<Place, GameSession.Key, GameSession> players =
            totalledBy(GameSessions::placeIfActive, GameSession::players);
    private final Totals<Place, GameSession.Key, GameSession> slots =
            totalledBy(GameSessions::placeIfActive, GameSession::maximumPlayers);

    public GameSessions(State state) {
        super(state, GameSession.class, GameSession::key);
    }

    static final String OWN_PREFIX = "gsess-";

    private static boolean isCustom(String id) {
        return !id.startsWith(OWN_PREFIX);
    }

    public GameSession require(GameSession.Key key) {
        return find(key).orElseThrow(() -> Refusal.notFound("Game session %s not found", key));
    }

    /** The session whose creator chose this id for it, in whichever location. */
    public Optional<GameSession> withCustomId(String fleetId, String id) {
        return byCustomId.first(new CustomId(fleetId, id));
    }

    Collection<GameSession> by(String fleetId, String creatorId) {
        return byCreator.rows(new Creator(fleetId, creatorId));
    }

    private static Place placeIfActive(GameSession session) {
        return session.status() == GameSession.Status.ACTIVE
                ? new Place(session.key().fleetId(), session.key().location())
                : null;
    }

    public int activatingOn(Compute.Key compute) {
        return activating.of(compute);
    }

    /** What the active sessions of a place come to. */
    public Usage usage(Place place) {
        return new Usage(active.of(place), players.of(place), slots.of(place));
    }

    /** A number of sessions, the players in them, and how many there could be. */
    public record Usage(int sessions, int players, int slots) {}

    /** The sessions that players could be in, by what a search may ask for. */
    public SearchIndex searchIndex() {
        return searchIndex;
    }

    /** Every session of a fleet that is remembered. */
    public NavigableMap<GameSession.Key, GameSession> of(String fleetId) {
        return byKey().subMap(
                        new GameSession.Key(fleetId, "", ""), true, new GameSession.Key(fleetId, "\uffff", ""), true);
    }

    public NavigableMap<GameSession.Key, GameSession> of(String fleetId, String location) {
        return byKey().subMap(
                        new GameSession.Key(fleetId, location, ""),
                        true,
                        new GameSession.Key(fleetId, location, "\uffff"),
                        true);
    }
}
