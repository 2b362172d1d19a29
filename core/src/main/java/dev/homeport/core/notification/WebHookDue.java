package dev.homeport.core.notification;

import dev.homeport.core.Effect;

/** Try again to tell a web hook what it is owed. */
public record WebHookDue(String webHook) implements Effect {}
