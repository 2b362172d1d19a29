package dev.homeport.api.alias;

import dev.homeport.api.constraint.Length;
import dev.homeport.api.constraint.Range;

/** The input of ListAliases. */
public record ListAliasesInput(
        RoutingStrategyType routingStrategyType,
        @Length(min = 1) String name,
        @Range(min = 1) Integer limit,
        @Length(min = 1) String nextToken) {}
