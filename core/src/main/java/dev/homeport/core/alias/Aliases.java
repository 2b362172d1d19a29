package dev.homeport.core.alias;

import dev.homeport.core.Refusal;
import dev.homeport.core.State;
import dev.homeport.core.Table;
import dev.homeport.core.Tx;
import dev.homeport.core.alias.Alias.Routing;

/** Aliases by id. */
public final class Aliases extends Table<String, Alias> {
    static final int MOST = 10_000;

    public Aliases(State state) {
        super(state, Alias.class, Alias::id);
    }

    public Alias require(String id) {
        return find(id).orElseThrow(() -> Refusal.notFound("Alias (%s) not found", id));
    }

    /** The fleet that the alias leads to, which may be gone; refuses with the alias's own message if it is terminal. */
    public String fleetIdOf(String id) {
        return switch (require(id).routing()) {
            case Routing.Simple(String fleetId) -> fleetId;
            case Routing.Terminal(String message) -> throw Refusal.terminalRoutingStrategy(message);
        };
    }

    /** An alias may only be pointed at a fleet that lives. The operations that do so model no NotFound. */
    static Routing checked(Tx tx, Routing routing) {
        if (routing instanceof Routing.Simple(String fleetId)
                && tx.fleets().findLive(fleetId).isEmpty()) {
            throw Refusal.invalidRequest("RoutingStrategy.FleetId: fleet %s not found", fleetId);
        }
        return routing;
    }
}
