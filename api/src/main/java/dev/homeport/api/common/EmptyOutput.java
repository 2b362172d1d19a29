package dev.homeport.api.common;

/** The output of an operation that has nothing to say, such as DeleteFleet. */
public record EmptyOutput() {}
