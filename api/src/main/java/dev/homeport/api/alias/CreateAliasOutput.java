package dev.homeport.api.alias;

/** The output of CreateAlias. */
public record CreateAliasOutput(Alias alias) {}
