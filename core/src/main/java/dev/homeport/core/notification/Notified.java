package dev.homeport.core.notification;

import dev.homeport.core.Effect;

/** Tell of a notification. */
public record Notified(Notification notification) implements Effect {}
