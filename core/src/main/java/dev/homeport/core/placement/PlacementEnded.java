package dev.homeport.core.placement;

import dev.homeport.core.Effect;

/** A placement has ended, for those here who wait for it. */
public record PlacementEnded(Placement placement) implements Effect {}
