package dev.homeport.core.placement;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * A fleet in one of its locations, where a queue could place a game session.
 *
 * @param destination the position of the queue's destination that leads there
 * @param cost what the fleet's owner says it costs an hour
 */
public record Candidate(String fleetId, String location, int destination, Optional<BigDecimal> cost) {}
