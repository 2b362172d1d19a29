package dev.homeport.api.alias;

/** Whether an alias leads to a fleet or to a message. */
public enum RoutingStrategyType {
    SIMPLE,
    TERMINAL
}
