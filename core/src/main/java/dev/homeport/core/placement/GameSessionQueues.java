package dev.homeport.core.placement;

import dev.homeport.core.Refusal;
import dev.homeport.core.State;
import dev.homeport.core.Table;

/** Game session queues by name. */
public final class GameSessionQueues extends Table<String, GameSessionQueue> {
    static final int MOST = 10_000;

    public GameSessionQueues(State state) {
        super(state, GameSessionQueue.class, GameSessionQueue::name);
    }

    public GameSessionQueue require(String name) {
        return find(name).orElseThrow(() -> Refusal.notFound("Game session queue %s not found", name));
    }
}
