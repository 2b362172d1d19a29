package dev.homeport.api.gamesession;

/** How a game session is brought to its end. */
public enum TerminationMode {
    TRIGGER_ON_PROCESS_TERMINATE,
    FORCE_TERMINATE
}
