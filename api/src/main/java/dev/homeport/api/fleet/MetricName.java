package dev.homeport.api.fleet;

/** A metric that a scaling policy watches. */
public enum MetricName {
    ActivatingGameSessions,
    ActiveGameSessions,
    ActiveInstances,
    AvailableGameSessions,
    AvailablePlayerSessions,
    CurrentPlayerSessions,
    IdleInstances,
    PercentAvailableGameSessions,
    PercentIdleInstances,
    QueueDepth,
    WaitTime,
    ConcurrentActivatableGameSessions
}
