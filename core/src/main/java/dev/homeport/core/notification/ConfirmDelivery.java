package dev.homeport.core.notification;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;

/** Notes that a web hook took a notification. */
public record ConfirmDelivery(long number) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        tx.notifications()
                .find(number)
                .filter(notification -> notification.owedTo().isPresent())
                .ifPresent(notification -> {
                    tx.webHookTroubles().remove(notification.owedTo().orElseThrow());
                    tx.notifications().put(notification.delivered());
                });
        return null;
    }
}
