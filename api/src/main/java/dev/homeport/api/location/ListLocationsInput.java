package dev.homeport.api.location;

import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.ShortText;
import dev.homeport.api.constraint.Size;
import java.util.List;

/** The input of ListLocations. */
public record ListLocationsInput(
        @Size(min = 1, max = 2) List<LocationFilter> filters,
        @Range(min = 1, max = 200) Integer limit,
        @ShortText String nextToken) {}
