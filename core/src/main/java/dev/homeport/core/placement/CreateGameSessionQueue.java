package dev.homeport.core.placement;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.tag.Resource;
import java.util.Map;

/** Makes a queue. */
public record CreateGameSessionQueue(String name, QueueSettings settings, Map<String, String> tags)
        implements Command<GameSessionQueue> {
    @Override
    public GameSessionQueue decide(Tx tx) {
        if (tx.gameSessionQueues().has(name)) {
            // The operation models no Conflict.
            throw Refusal.invalidRequest("Game session queue %s already exists", name);
        }
        if (tx.gameSessionQueues().size() >= GameSessionQueues.MOST) {
            throw Refusal.limitExceeded(
                    "There are already %d game session queues, the most there can be", GameSessionQueues.MOST);
        }
        settings.checked().destinations().forEach(destination -> destination.require(tx));
        GameSessionQueue queue = tx.gameSessionQueues().put(new GameSessionQueue(name, settings));
        tx.tags().replace(Resource.gameSessionQueue(name), tags);
        return queue;
    }
}
