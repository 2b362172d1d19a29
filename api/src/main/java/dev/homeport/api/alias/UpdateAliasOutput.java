package dev.homeport.api.alias;

/** The output of UpdateAlias. */
public record UpdateAliasOutput(Alias alias) {}
