package dev.homeport.api.location;

/** The output of DeleteLocation. */
public record DeleteLocationOutput() {}
