package dev.homeport.core.gamesession;

import dev.homeport.core.Effect;
import dev.homeport.core.process.ProcessKey;

/** Ask a process to host a game session. */
public record StartGameSession(ProcessKey process, GameSession session) implements Effect {}
