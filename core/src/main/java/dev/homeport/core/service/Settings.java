package dev.homeport.core.service;

import java.time.Duration;

/**
 * What an operator decides for the whole service and the core has to know.
 *
 * @param sessionRetention how long ended game sessions, their player sessions and terminated fleets are remembered
 */
public record Settings(Duration sessionRetention) {
    public static final Settings DEFAULT = new Settings(Duration.ofDays(30));
}
