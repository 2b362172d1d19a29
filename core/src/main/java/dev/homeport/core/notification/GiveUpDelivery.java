package dev.homeport.core.notification;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;

/** Notes that a web hook refused a notification for good, so that those behind it get their turn. */
public record GiveUpDelivery(long number, String reason) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        tx.notifications()
                .find(number)
                .filter(notification -> notification.owedTo().isPresent())
                .ifPresent(notification -> {
                    tx.webHookTroubles().remove(notification.owedTo().orElseThrow());
                    tx.notifications().put(notification.givenUp(reason));
                });
        return null;
    }
}
