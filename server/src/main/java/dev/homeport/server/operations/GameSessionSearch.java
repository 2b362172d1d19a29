package dev.homeport.server.operations;

import dev.homeport.api.gamesession.SearchGameSessionsInput;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.search.Filter;
import dev.homeport.core.gamesession.search.Rank;
import dev.homeport.core.gamesession.search.Search;
import dev.homeport.core.gamesession.search.SortOrder;
import java.util.List;
import java.util.Optional;

/** Finds the game sessions that a search asks for, page by page. */
record GameSessionSearch(State state, Arns arns) {
    private static final int MOST_PER_PAGE = 20;

    Paging.Page<GameSession> page(SearchGameSessionsInput in) {
        Search search = search(in);
        String question = "SearchGameSessions %s %s %s %s"
                .formatted(search.fleetId(), in.location(), in.filterExpression(), in.sortExpression());
        Optional<Rank> behind = Optional.ofNullable(in.nextToken())
                .map(token -> Rank.read(search.fleetId(), Paging.position(question, token)));
        int size = in.limit() == null ? MOST_PER_PAGE : Math.min(in.limit(), MOST_PER_PAGE);
        // One more than fits tells whether there is another page.
        List<Search.Match> matches = search.first(size + 1, behind, state.gameSessions());
        String nextToken = matches.size() <= size
                ? null
                : Paging.token(question, matches.get(size - 1).rank().write());
        return new Paging.Page<>(
                matches.stream().limit(size).map(Search.Match::session).toList(), nextToken);
    }

    private Search search(SearchGameSessionsInput in) {
        return new Search(
                state.fleets()
                        .requireKnown(new Targets(state).fleetId(in.fleetId(), in.aliasId()))
                        .id(),
                Optional.ofNullable(in.location()),
                Optional.ofNullable(in.filterExpression()).map(Filter::parse),
                Optional.ofNullable(in.sortExpression()).map(SortOrder::parse).orElse(SortOrder.OLDEST_FIRST),
                arns::gameSession);
    }
}
