package dev.homeport.core.service;

import java.time.Duration;

/**
 * What an operator decides for the whole service and the core has to know.
 *
 * @param sessionRetention how long ended game sessions, their player sessions and terminated fleets are remembered
 * @param ignoresHealth whether processes may be silent for ever, so that nobody is ended for standing still in a
 *     debugger
 */
public record Settings(Duration sessionRetention, boolean ignoresHealth) {
    public static final Settings DEFAULT = new Settings(Duration.ofDays(30), false);
}
