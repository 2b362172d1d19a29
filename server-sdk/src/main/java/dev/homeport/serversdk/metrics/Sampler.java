package dev.homeport.serversdk.metrics;

import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import java.util.concurrent.ThreadLocalRandom;

/** Decides which observations are reported. The collector is told the rate, so that it can scale counters up. */
public record Sampler(double rate) {
    public Sampler {
        if (!(rate >= 0 && rate <= 1)) {
            throw new GameLiftException(
                    ErrorType.VALIDATION_EXCEPTION, "rate " + rate + " is not valid: expected 0 to 1");
        }
    }

    public static Sampler all() {
        return new Sampler(1);
    }

    public static Sampler none() {
        return new Sampler(0);
    }

    /** Reports this share of the observations, chosen at random. */
    public static Sampler fraction(double rate) {
        return new Sampler(rate);
    }

    boolean takesThisOne() {
        return rate == 1 || ThreadLocalRandom.current().nextDouble() < rate;
    }
}
