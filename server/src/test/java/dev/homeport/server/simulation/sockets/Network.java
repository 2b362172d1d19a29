package dev.homeport.server.simulation.sockets;

import dev.homeport.server.log.ManualTime;
import dev.homeport.server.simulation.Dice;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** What is under way to the service: delivered in any order, some of it twice, and none of it very late. */
final class Network {
    private static final int PERCENT_TWICE = 8;
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private record Delivery(Instant sent, Runnable arrival) {}

    private final Dice dice;
    private final ManualTime time;
    private List<Delivery> underWay = new ArrayList<>();

    Network(Dice dice, ManualTime time) {
        this.dice = dice;
        this.time = time;
    }

    void add(Runnable arrival) {
        underWay.add(new Delivery(time.now(), arrival));
    }

    void deliverOne() {
        if (!underWay.isEmpty()) {
            int at = dice.below(underWay.size());
            arrive(dice.inPercent(PERCENT_TWICE) ? underWay.get(at) : underWay.remove(at));
        }
    }

    void deliverAll() {
        while (!underWay.isEmpty()) {
            arrive(underWay.remove(dice.below(underWay.size())));
        }
    }

    /** A connection on which nothing moves for so long is given up by either side. */
    private void arrive(Delivery delivery) {
        if (!delivery.sent().plus(PATIENCE).isBefore(time.now())) {
            delivery.arrival().run();
        }
    }

    /** The service is gone, and with it all that was on its way. */
    void loseAll() {
        underWay = new ArrayList<>();
    }
}
