package dev.homeport.api.playersession;

/** The output of CreatePlayerSession. */
public record CreatePlayerSessionOutput(PlayerSession playerSession) {}
