package dev.homeport.api.fleet;

import dev.homeport.api.constraint.BuildIdOrArn;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.ScriptIdOrArn;
import dev.homeport.api.constraint.ShortText;

/** The input of ListFleets. */
public record ListFleetsInput(
        @BuildIdOrArn String buildId,
        @ScriptIdOrArn String scriptId,
        @Range(min = 1) Integer limit,
        @ShortText String nextToken) {}
