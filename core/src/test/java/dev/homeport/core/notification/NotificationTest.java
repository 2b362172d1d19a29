package dev.homeport.core.notification;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Command;
import dev.homeport.core.World;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.placement.CreateGameSessionQueue;
import dev.homeport.core.placement.Destination;
import dev.homeport.core.placement.Placement;
import dev.homeport.core.placement.PlacementRequest;
import dev.homeport.core.placement.Priorities;
import dev.homeport.core.placement.QueueSettings;
import dev.homeport.core.placement.StartGameSessionPlacement;
import dev.homeport.core.placement.StopGameSessionPlacement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class NotificationTest {
    private static final String HOOK = "https://hooks.example.com/placements";

    private final World world = new World();
    private int placements;

    @BeforeEach
    void createQueues() {
        Fleet fleet = world.createFleet("custom-a");
        createQueue(fleet, "hooked", Optional.of(HOOK));
        createQueue(fleet, "topic", Optional.of("arn:aws:sns:us-west-2:123456789012:topic"));
    }

    private void createQueue(Fleet fleet, String name, Optional<String> target) {
        world.submit(new CreateGameSessionQueue(
                name,
                new QueueSettings(
                        60,
                        List.of(),
                        List.of(new Destination.ToFleet(fleet.id())),
                        List.of(),
                        Priorities.DEFAULT,
                        Optional.empty(),
                        target),
                Map.of()));
    }

    /** Ends a placement by cancelling it, which needs no process. */
    private Notification end(String queue) {
        String id = "p-" + ++placements;
        PlacementRequest request =
                new PlacementRequest(4, World.SESSION_SETTINGS, List.of(), List.of(), Optional.empty());
        world.submit(new StartGameSessionPlacement(id, queue, request));
        world.submit(new StopGameSessionPlacement(id));
        return world.takeEffects(Notified.class).getLast().notification();
    }

    private Notification current(Notification earlier) {
        return notifications().find(earlier.number()).orElseThrow();
    }

    private Notifications notifications() {
        return world.state().notifications();
    }

    @Test
    void onlyAWebHookIsOwedANotification() {
        assertThat(end("hooked").owedTo()).contains(HOOK);
        Notification toTopic = end("topic");
        assertThat(toTopic.owedTo()).isEmpty();
        assertThat(toTopic.news().status()).isEqualTo(Placement.Status.CANCELLED);
        assertThat(toTopic.news().place()).isEmpty();
        assertThat(notifications().debtees()).containsExactly(HOOK);
    }

    @Test
    void whatWasTakenIsOwedNoMore() {
        Notification first = end("hooked");
        Notification second = end("hooked");

        world.submit(new ConfirmDelivery(first.number()));
        world.submit(new ConfirmDelivery(first.number()));

        assertThat(notifications().owedTo(HOOK)).containsExactly(second);
        assertThat(notifications().after(0)).hasSize(2);
    }

    @Test
    void aWebHookInTroubleIsTriedAgainAfterOneTwoFourSecondsAndThenEveryMinute() {
        Notification owed = end("hooked");
        for (int seconds : List.of(1, 2, 4, 8, 16, 32, 60, 60)) {
            world.submit(new PostponeDelivery(owed.number(), "connection refused"));
            world.takeEffects();
            world.advance(Duration.ofSeconds(seconds).minusMillis(1));
            assertThat(world.takeEffects(WebHookDue.class)).isEmpty();
            world.advance(Duration.ofMillis(1));
            assertThat(world.takeEffects(WebHookDue.class)).containsExactly(new WebHookDue(HOOK));
        }
        world.submit(new ConfirmDelivery(owed.number()));
        assertThat(world.state().webHookTroubles().all()).isEmpty();
    }

    @Test
    void whatCouldNotBeToldForADayIsGivenUpAndShown() {
        Notification owed = end("hooked");
        world.advance(Duration.ofDays(1).plusMillis(1));

        world.submit(new PostponeDelivery(owed.number(), "connection refused"));

        assertThat(notifications().givenUp()).containsExactly(current(owed));
        assertThat(current(owed).givenUp()).contains("connection refused");
        assertThat(notifications().owedTo(HOOK)).isEmpty();
        world.advance(Duration.ofSeconds(1));
        assertThat(world.state().webHookTroubles().all())
                .as("owed nothing any more")
                .isEmpty();
    }

    @Test
    void aRefusedNotificationMakesWayForTheNext() {
        Notification refused = end("hooked");
        Notification next = end("hooked");

        world.submit(new GiveUpDelivery(refused.number(), "it answered with status 400"));

        assertThat(notifications().owedTo(HOOK)).containsExactly(next);
        assertThat(notifications().givenUp()).containsExactly(current(refused));
    }

    @Test
    void onlyTheNewestAreKeptAndWhatAWebHookMissesIsCounted() {
        PlacementNews news = end("hooked").news();
        Command<Void> addMany = tx -> {
            for (int i = 0; i < Notifications.MOST_KEPT + 2; i++) {
                tx.notifications().add(tx, news, Optional.of(HOOK));
            }
            return null;
        };
        world.submit(addMany);

        assertThat(notifications().size()).isEqualTo(Notifications.MOST_KEPT);
        assertThat(notifications().all().iterator().next().number()).isEqualTo(4);
        assertThat(world.state().webHookTroubles().find(HOOK))
                .map(WebHookTrouble::missed)
                .contains(3L);
    }
}
