package dev.homeport.api.alias;

import dev.homeport.api.constraint.AliasIdOrArn;
import dev.homeport.api.constraint.Required;

/** The input of DescribeAlias. */
public record DescribeAliasInput(@Required @AliasIdOrArn String aliasId) {}
