package dev.homeport.core.placement;

import dev.homeport.core.Refusal;
import java.util.List;
import java.util.Optional;

/**
 * What a caller may set on a queue.
 *
 * @param allowedLocations where the queue may place game sessions; everywhere if it is empty
 * @param notificationTarget the ARN of a topic or the address of a web hook
 */
public record QueueSettings(
        int timeoutSeconds,
        List<LatencyPolicy> latencyPolicies,
        List<Destination> destinations,
        List<String> allowedLocations,
        Priorities priorities,
        Optional<String> customEventData,
        Optional<String> notificationTarget) {
    public static final int LONGEST_TIMEOUT_SECONDS = 600;
    private static final int SHORTEST_TIMEOUT_SECONDS = 10;
    private static final int MOST_LIST_ITEMS = 100;

    QueueSettings checked() {
        if (timeoutSeconds < SHORTEST_TIMEOUT_SECONDS || timeoutSeconds > LONGEST_TIMEOUT_SECONDS) {
            throw Refusal.invalidRequest(
                    "TimeoutInSeconds is %d; it has to be between %d and %d",
                    timeoutSeconds, SHORTEST_TIMEOUT_SECONDS, LONGEST_TIMEOUT_SECONDS);
        }
        checkSize("PlayerLatencyPolicies", latencyPolicies);
        checkSize("Destinations", destinations);
        Priorities.requireDistinct("FilterConfiguration.AllowedLocations", allowedLocations);
        priorities.check();
        return this;
    }

    /** The notification target, if Homeport can tell it anything: a topic's ARN is only kept. */
    Optional<String> webHook() {
        return notificationTarget.filter(target -> target.startsWith("http"));
    }

    private static void checkSize(String member, List<?> items) {
        if (items.size() > MOST_LIST_ITEMS) {
            throw Refusal.invalidRequest(
                    "%s has %d items; there can be at most %d", member, items.size(), MOST_LIST_ITEMS);
        }
    }
}
