package dev.homeport.api.alias;

import dev.homeport.api.constraint.AliasIdOrArn;
import dev.homeport.api.constraint.Required;

/** The input of DeleteAlias. */
public record DeleteAliasInput(@Required @AliasIdOrArn String aliasId) {}
