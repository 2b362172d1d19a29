package dev.homeport.core.placement;

import dev.homeport.core.Tx;

/** Where a queue may place game sessions: a fleet, or whichever fleet an alias leads to at the time. */
public sealed interface Destination {
    /** Refuses unless it exists. */
    void require(Tx tx);

    /** A fleet. */
    record ToFleet(String fleetId) implements Destination {
        @Override
        public void require(Tx tx) {
            tx.fleets().require(fleetId);
        }
    }

    /** An alias; it may be terminal, in which case nothing is placed there. */
    record ToAlias(String aliasId) implements Destination {
        @Override
        public void require(Tx tx) {
            tx.aliases().require(aliasId);
        }
    }
}
