package dev.homeport.server.simulation;

import dev.homeport.core.State;
import dev.homeport.core.notification.ConfirmDelivery;
import dev.homeport.core.notification.GiveUpDelivery;
import dev.homeport.core.notification.Notification;
import dev.homeport.core.notification.PostponeDelivery;

/** Web hooks that take, refuse or miss what they are told, or say so twice. */
final class NotificationActors {
    private NotificationActors() {}

    static Actor all() {
        return new WeightedActors()
                .with(3, (dice, state) -> new ConfirmDelivery(number(dice, state)))
                .with(1, (dice, state) -> new GiveUpDelivery(number(dice, state), "it answered with status 400"))
                .with(3, (dice, state) -> new PostponeDelivery(number(dice, state), "connection refused"));
    }

    private static long number(Dice dice, State state) {
        return dice.oneOf(state.notifications().all()).map(Notification::number).orElse(1L);
    }
}
