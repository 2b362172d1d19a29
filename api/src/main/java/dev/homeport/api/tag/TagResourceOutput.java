package dev.homeport.api.tag;

/** The output of TagResource. */
public record TagResourceOutput() {}
