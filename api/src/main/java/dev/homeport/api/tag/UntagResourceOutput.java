package dev.homeport.api.tag;

/** The output of UntagResource. */
public record UntagResourceOutput() {}
