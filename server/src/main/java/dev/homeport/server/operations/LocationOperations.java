package dev.homeport.server.operations;

import dev.homeport.api.location.CreateLocationInput;
import dev.homeport.api.location.CreateLocationOutput;
import dev.homeport.api.location.DeleteLocationInput;
import dev.homeport.api.location.DeleteLocationOutput;
import dev.homeport.api.location.ListLocationsInput;
import dev.homeport.api.location.ListLocationsOutput;
import dev.homeport.api.location.LocationFilter;
import dev.homeport.api.location.LocationModel;
import dev.homeport.core.State;
import dev.homeport.core.location.CreateLocation;
import dev.homeport.core.location.DeleteLocation;
import dev.homeport.core.location.Location;
import dev.homeport.server.log.Commands;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** Location operations of the GameLift API. */
final class LocationOperations {
    private static final int MOST_PER_PAGE = 200;

    private final Commands commands;
    private final State state;
    private final Arns arns;

    LocationOperations(Commands commands, State state, Arns arns) {
        this.commands = commands;
        this.state = state;
        this.arns = arns;
    }

    CompletionStage<CreateLocationOutput> createLocation(CreateLocationInput in) {
        return commands.submit(new CreateLocation(in.locationName(), TagOperations.toMap(in.tags())))
                .thenApply(location -> new CreateLocationOutput(describe(location)));
    }

    /** Only own locations exist here, so asking for AWS's alone finds nothing. */
    ListLocationsOutput listLocations(ListLocationsInput in) {
        boolean customOnes = in.filters() == null || in.filters().contains(LocationFilter.CUSTOM);
        if (!customOnes) {
            return new ListLocationsOutput(List.of(), null);
        }
        Paging.Page<Location> page = Paging.page(
                state.locations().byKey(),
                Function.identity(),
                Function.identity(),
                new Paging.Request("ListLocations", in.limit(), in.nextToken(), MOST_PER_PAGE));
        return new ListLocationsOutput(page.map(this::describe), page.nextToken());
    }

    CompletionStage<DeleteLocationOutput> deleteLocation(DeleteLocationInput in) {
        return commands.submit(new DeleteLocation(Arns.id("location", in.locationName())))
                .thenApply(done -> new DeleteLocationOutput());
    }

    private LocationModel describe(Location location) {
        return new LocationModel(location.name(), arns.location(location.name()), null);
    }
}
