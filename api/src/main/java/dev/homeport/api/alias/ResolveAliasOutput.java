package dev.homeport.api.alias;

/** The output of ResolveAlias. */
public record ResolveAliasOutput(String fleetId, String fleetArn) {}
