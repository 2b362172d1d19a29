package dev.homeport.core.placement;

import dev.homeport.core.Index;
import dev.homeport.core.Refusal;
import dev.homeport.core.State;
import dev.homeport.core.Table;
import dev.homeport.core.gamesession.GameSession;
import java.util.Collection;
import java.util.Optional;

/** Placements by age, until some time after their end. */
public final class Placements extends Table<Placement.Key, Placement> {
    private final Index<String, Placement.Key, Placement> byId = indexedBy(Placement::id);
    private final Index<String, Placement.Key, Placement> pending =
            indexedBy(placement -> placement.isPending() ? placement.queueName() : null);
    private final Index<String, Placement.Key, Placement> waiting =
            indexedBy(placement -> placement.isWaiting() ? placement.queueName() : null);
    private final Index<GameSession.Key, Placement.Key, Placement> starting =
            indexedBy(placement -> placement.isPending() ? placement.session().orElse(null) : null);

    public Placements(State state) {
        super(state, Placement.class, Placement::key);
    }

    public Optional<Placement> withId(String id) {
        return byId.first(id);
    }

    public Placement require(String id) {
        return withId(id).orElseThrow(() -> Refusal.notFound("Game session placement %s not found", id));
    }

    /** The placements of a queue that have not ended, the oldest first. */
    public Collection<Placement> pending(String queueName) {
        return pending.rows(queueName);
    }

    /** The placements of a queue that no process was found for, the oldest first. */
    public Collection<Placement> waiting(String queueName) {
        return waiting.rows(queueName);
    }

    /** The pending placement whose game session this is. */
    Optional<Placement> starting(GameSession.Key session) {
        return starting.first(session);
    }
}
