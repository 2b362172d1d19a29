package dev.homeport.core.notification;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;

/** Lets a web hook be tried again, unless it has been tried since; one that is owed nothing any more is forgotten. */
public record RetryDelivery(String webHook, int attempts) implements Timer {
    @Override
    public void fire(Tx tx) {
        tx.webHookTroubles()
                .find(webHook)
                .filter(trouble -> trouble.attempts() == attempts)
                .ifPresent(trouble -> retry(tx));
    }

    private void retry(Tx tx) {
        if (tx.notifications().owedTo(webHook).isEmpty()) {
            tx.webHookTroubles().remove(webHook);
        } else {
            tx.emit(new WebHookDue(webHook));
        }
    }
}
