package dev.homeport.core.alias;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.tag.Resource;
import java.util.Map;
import java.util.Optional;

/** Makes an alias; two may have the same name. */
public record CreateAlias(String name, Optional<String> description, Alias.Routing routing, Map<String, String> tags)
        implements Command<Alias> {
    @Override
    public Alias decide(Tx tx) {
        if (tx.aliases().size() >= Aliases.MOST) {
            throw Refusal.limitExceeded("There are already %d aliases, the most there can be", Aliases.MOST);
        }
        Alias alias = tx.aliases()
                .put(new Alias(
                        tx.newId("alias-"), name, description, Aliases.checked(tx, routing), tx.now(), tx.now()));
        tx.tags().replace(Resource.alias(alias.id()), tags);
        return alias;
    }
}
