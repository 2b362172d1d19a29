package dev.homeport.api.alias;

/** The output of DescribeAlias. */
public record DescribeAliasOutput(Alias alias) {}
