package dev.homeport.core.gamesession;

import dev.homeport.core.Effect;

/** A game session has got another status. */
public record GameSessionChanged(GameSession session) implements Effect {}
