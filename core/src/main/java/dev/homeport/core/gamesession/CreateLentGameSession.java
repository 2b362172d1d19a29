package dev.homeport.core.gamesession;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.process.LendProcess;

/** Creates a game session on a process of another fleet, if its own has none that idles. */
public record CreateLentGameSession(LendProcess lending, CreateGameSession request) implements Command<GameSession> {
    @Override
    public GameSession decide(Tx tx) {
        lending.decide(tx);
        return request.decide(tx);
    }
}
