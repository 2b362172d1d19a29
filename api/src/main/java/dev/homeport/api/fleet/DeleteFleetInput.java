package dev.homeport.api.fleet;

import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.Required;

/** The input of DeleteFleet. */
public record DeleteFleetInput(@Required @FleetIdOrArn String fleetId) {}
