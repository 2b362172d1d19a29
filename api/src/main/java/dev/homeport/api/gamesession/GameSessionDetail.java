package dev.homeport.api.gamesession;

/** A game session with its protection policy. */
public record GameSessionDetail(GameSession gameSession, ProtectionPolicy protectionPolicy) {}
