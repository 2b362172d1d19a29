package dev.homeport.api.alias;

import dev.homeport.api.constraint.NonBlankText;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ShortText;
import dev.homeport.api.constraint.Size;
import dev.homeport.api.tag.Tag;
import java.util.List;

/** The input of CreateAlias. */
public record CreateAliasInput(
        @Required @NonBlankText String name,
        @ShortText String description,
        @Required RoutingStrategy routingStrategy,
        @Size(max = 200) List<Tag> tags) {}
