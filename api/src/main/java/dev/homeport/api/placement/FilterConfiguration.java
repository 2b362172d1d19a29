package dev.homeport.api.placement;

import dev.homeport.api.constraint.LocationName;
import dev.homeport.api.constraint.Size;
import java.util.List;

/** The locations a queue may place game sessions in. */
public record FilterConfiguration(@Size(min = 1, max = 100) List<@LocationName String> allowedLocations) {}
