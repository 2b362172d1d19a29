package dev.homeport.api.playersession;

import java.util.List;

/** The output of CreatePlayerSessions. */
public record CreatePlayerSessionsOutput(List<PlayerSession> playerSessions) {}
