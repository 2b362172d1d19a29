package dev.homeport.core;

import dev.homeport.core.compute.AuthTokenExpiry;
import dev.homeport.core.compute.DeregisterCompute;
import dev.homeport.core.compute.IssueAuthToken;
import dev.homeport.core.compute.RegisterCompute;
import dev.homeport.core.fleet.CreateFleet;
import dev.homeport.core.fleet.CreateFleetLocations;
import dev.homeport.core.fleet.DeleteFleet;
import dev.homeport.core.fleet.DeleteFleetLocations;
import dev.homeport.core.fleet.FleetRetention;
import dev.homeport.core.fleet.UpdateFleetAttributes;
import dev.homeport.core.location.CreateLocation;
import dev.homeport.core.location.DeleteLocation;
import dev.homeport.core.tag.TagResource;
import dev.homeport.core.tag.UntagResource;
import java.util.List;

/** Every kind of command and timer that a log or a snapshot may hold. A name once released keeps its meaning. */
public final class Vocabulary {
    public static final List<Class<? extends Command<?>>> COMMANDS = List.of(
            Tick.class,
            CreateLocation.class,
            DeleteLocation.class,
            CreateFleet.class,
            UpdateFleetAttributes.class,
            CreateFleetLocations.class,
            DeleteFleetLocations.class,
            DeleteFleet.class,
            RegisterCompute.class,
            DeregisterCompute.class,
            IssueAuthToken.class,
            TagResource.class,
            UntagResource.class);

    public static final List<Class<? extends Timer>> TIMERS = List.of(AuthTokenExpiry.class, FleetRetention.class);

    private Vocabulary() {}
}
