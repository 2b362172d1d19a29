package dev.homeport.api.placement;

import dev.homeport.api.constraint.QueueNameOrArn;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.ShortText;
import java.util.List;

/** The input of DescribeGameSessionQueues. */
public record DescribeGameSessionQueuesInput(
        List<@QueueNameOrArn String> names,
        @Range(min = 1) Integer limit,
        @ShortText String nextToken) {}
