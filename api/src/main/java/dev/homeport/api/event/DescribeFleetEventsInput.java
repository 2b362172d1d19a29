package dev.homeport.api.event;

import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ShortText;
import java.time.Instant;

/** The input of DescribeFleetEvents. */
public record DescribeFleetEventsInput(
        @Required @FleetIdOrArn String fleetId,
        Instant startTime,
        Instant endTime,
        @Range(min = 1) Integer limit,
        @ShortText String nextToken) {}
