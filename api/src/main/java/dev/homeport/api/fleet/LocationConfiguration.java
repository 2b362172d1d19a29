package dev.homeport.api.fleet;

import dev.homeport.api.constraint.LocationName;
import dev.homeport.api.constraint.Required;

/** A location to attach to a fleet. */
public record LocationConfiguration(@Required @LocationName String location) {}
