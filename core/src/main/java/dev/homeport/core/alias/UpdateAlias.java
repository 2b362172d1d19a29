package dev.homeport.core.alias;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.placement.Placing;
import java.util.Optional;

/** Changes what is given of an alias. */
public record UpdateAlias(
        String aliasId, Optional<String> name, Optional<String> description, Optional<Alias.Routing> routing)
        implements Command<Alias> {
    @Override
    public Alias decide(Tx tx) {
        Alias before = tx.aliases().require(aliasId);
        Alias after = tx.aliases()
                .put(new Alias(
                        aliasId,
                        name.orElse(before.name()),
                        description.or(before::description),
                        routing.map(changed -> Aliases.checked(tx, changed)).orElse(before.routing()),
                        before.creationTime(),
                        tx.now()));
        Placing.aliasChanged(tx, aliasId);
        return after;
    }
}
