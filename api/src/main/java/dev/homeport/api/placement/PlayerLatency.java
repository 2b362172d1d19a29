package dev.homeport.api.placement;

import dev.homeport.api.constraint.PlayerId;
import dev.homeport.api.constraint.ShortText;

/** The latency one player measured to one location. */
public record PlayerLatency(
        @PlayerId String playerId, @ShortText String regionIdentifier, Double latencyInMilliseconds) {}
