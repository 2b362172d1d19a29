package dev.homeport.api.placement;

import java.util.List;

/** The output of DescribeGameSessionQueues. */
public record DescribeGameSessionQueuesOutput(List<GameSessionQueue> gameSessionQueues, String nextToken) {}
