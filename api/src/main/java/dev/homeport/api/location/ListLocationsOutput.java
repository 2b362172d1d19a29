package dev.homeport.api.location;

import java.util.List;

/** The output of ListLocations. */
public record ListLocationsOutput(List<LocationModel> locations, String nextToken) {}
