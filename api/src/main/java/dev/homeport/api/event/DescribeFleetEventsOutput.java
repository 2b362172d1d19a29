package dev.homeport.api.event;

import java.util.List;

/** The output of DescribeFleetEvents. */
public record DescribeFleetEventsOutput(List<Event> events, String nextToken) {}
