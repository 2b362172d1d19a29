package dev.homeport.core.notification;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import java.time.Duration;

/** Notes that a web hook could not be told, and tries again later; after a day it gives that notification up. */
public record PostponeDelivery(long number, String reason) implements Command<Void> {
    private static final Duration LONGEST_TRY = Duration.ofDays(1);

    @Override
    public Void decide(Tx tx) {
        tx.notifications()
                .find(number)
                .filter(notification -> notification.owedTo().isPresent())
                .ifPresent(notification -> postpone(tx, notification));
        return null;
    }

    private void postpone(Tx tx, Notification notification) {
        if (notification.time().plus(LONGEST_TRY).isBefore(tx.now())) {
            tx.notifications().put(notification.givenUp(reason));
        }
        WebHookTrouble trouble =
                tx.webHookTroubles().of(notification.owedTo().orElseThrow()).again(reason, tx.now());
        tx.webHookTroubles().put(trouble);
        tx.timers().at(trouble.retryAt().orElseThrow(), new RetryDelivery(trouble.webHook(), trouble.attempts()));
    }
}
