package dev.homeport.api.fleet;

import java.util.List;

/** The output of ListFleets. */
public record ListFleetsOutput(List<String> fleetIds, String nextToken) {}
