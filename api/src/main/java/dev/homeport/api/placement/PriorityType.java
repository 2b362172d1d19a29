package dev.homeport.api.placement;

/** What a queue may weigh when it ranks destinations. */
public enum PriorityType {
    LATENCY,
    COST,
    DESTINATION,
    LOCATION
}
