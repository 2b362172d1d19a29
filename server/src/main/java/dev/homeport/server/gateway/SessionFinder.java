package dev.homeport.server.gateway;

import dev.homeport.core.State;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.search.Filter;
import dev.homeport.core.gamesession.search.Operand;
import dev.homeport.core.gamesession.search.Search;
import dev.homeport.core.gamesession.search.SortOrder;
import dev.homeport.server.edge.Query;
import dev.homeport.server.operations.Arns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds game sessions with a free slot. */
record SessionFinder(State state, Arns arns, GatewayFleets fleets) {
    /** As many as a page of SearchGameSessions has. */
    private static final int MOST = 20;

    private static final int MOST_LOCAL = 1_000;
    private static final String FILTER = "filter";
    private static final String SORT = "sort";

    /** Parameters named {@code filter} and {@code sort} are expressions; all others name game properties. */
    List<GameSession> find(Query query) {
        List<Filter> wanted = new ArrayList<>();
        wanted.add(new Filter.AvailabilityCondition(true, true));
        for (Query.Parameter parameter : query.parameters()) {
            switch (parameter.name()) {
                case FILTER -> wanted.add(Filter.parse(parameter.formValue()));
                case SORT -> {}
                default ->
                    wanted.add(new Filter.TextCondition(
                            new Operand.Property(parameter.name()), true, parameter.formValue()));
            }
        }
        SortOrder order =
                Optional.ofNullable(query.getForm(SORT)).map(SortOrder::parse).orElse(SortOrder.OLDEST_FIRST);
        return first(MOST, fleets.searched(), Optional.of(new Filter.And(wanted)), order);
    }

    /** All that players could be in, full ones too, as the plugin's route for GameLift Local answers. */
    List<GameSession> findLocal() {
        return first(MOST_LOCAL, fleets.local().stream().toList(), Optional.empty(), SortOrder.OLDEST_FIRST);
    }

    private List<GameSession> first(int most, List<Fleet> among, Optional<Filter> filter, SortOrder order) {
        return among.stream()
                .map(fleet -> new Search(fleet.id(), Optional.empty(), filter, order, arns::gameSession))
                .flatMap(search -> search.first(most, Optional.empty(), state.gameSessions()).stream())
                .sorted(Comparator.comparing(Search.Match::rank, order.comparator()))
                .limit(most)
                .map(Search.Match::session)
                .toList();
    }
}
