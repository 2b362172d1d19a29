package dev.homeport.api.alias;

import dev.homeport.api.constraint.AliasIdOrArn;
import dev.homeport.api.constraint.Required;

/** The input of ResolveAlias. */
public record ResolveAliasInput(@Required @AliasIdOrArn String aliasId) {}
