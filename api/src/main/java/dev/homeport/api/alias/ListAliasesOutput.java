package dev.homeport.api.alias;

import java.util.List;

/** The output of ListAliases. */
public record ListAliasesOutput(List<Alias> aliases, String nextToken) {}
