package dev.homeport.api.gamesession;

/** Whether a running game session survives scaling down. */
public enum ProtectionPolicy {
    NoProtection,
    FullProtection
}
