package dev.homeport.server.simulation;

import static dev.homeport.server.simulation.Invariant.require;

import dev.homeport.core.Timers;
import dev.homeport.core.tag.Resource;
import dev.homeport.server.simulation.Invariant.Seen;
import java.util.List;

/** What holds whatever the nouns are. */
final class CoreInvariants {
    static final List<Invariant> ALL = List.of(
            seen -> seen.state().verify(),
            CoreInvariants::everyTimerIsStillToCome,
            CoreInvariants::tagsHangOnThingsThatAreThere);

    private CoreInvariants() {}

    private static void everyTimerIsStillToCome(Seen seen) {
        for (Timers.Waiting one : seen.state().timers().all()) {
            require(
                    one.due().isAfter(seen.state().now()),
                    "it is %s and %s waits",
                    seen.state().now(),
                    one);
        }
    }

    private static void tagsHangOnThingsThatAreThere(Seen seen) {
        seen.state().tags().all().forEach(row -> {
            require(!row.tags().isEmpty(), "%s has a row without tags", row.resource());
            require(isThere(seen, row.resource()), "%s has tags but is not there", row.resource());
        });
    }

    private static boolean isThere(Seen seen, Resource resource) {
        return switch (resource.kind()) {
            case "location" -> seen.state().locations().has(resource.id());
            case "fleet" -> seen.state().fleets().findLive(resource.id()).isPresent();
            case "alias" -> seen.state().aliases().has(resource.id());
            case "gamesessionqueue" -> seen.state().gameSessionQueues().has(resource.id());
            default -> false;
        };
    }
}
