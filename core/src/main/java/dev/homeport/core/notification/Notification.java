package dev.homeport.core.notification;

import java.time.Instant;
import java.util.Optional;

/**
 * Something that is told outside: on the stream of events and, if its queue names one, to a web hook.
 *
 * @param number counts notifications, and is the order they are told in
 * @param owedTo the web hook that has not taken it yet
 * @param givenUp why its web hook will never be told
 */
public record Notification(
        long number, String id, Instant time, PlacementNews news, Optional<String> owedTo, Optional<String> givenUp) {

    Notification delivered() {
        return new Notification(number, id, time, news, Optional.empty(), Optional.empty());
    }

    Notification givenUp(String reason) {
        return new Notification(number, id, time, news, Optional.empty(), Optional.of(reason));
    }
}
