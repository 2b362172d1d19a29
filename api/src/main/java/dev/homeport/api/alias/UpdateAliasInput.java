package dev.homeport.api.alias;

import dev.homeport.api.constraint.AliasIdOrArn;
import dev.homeport.api.constraint.NonBlankText;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ShortText;

/** The input of UpdateAlias. */
public record UpdateAliasInput(
        @Required @AliasIdOrArn String aliasId,
        @NonBlankText String name,
        @ShortText String description,
        RoutingStrategy routingStrategy) {}
