package dev.homeport.api.location;

/** The output of CreateLocation. */
public record CreateLocationOutput(LocationModel location) {}
