package dev.homeport.api.fleet;

/** The metric value a target-based scaling policy aims at. */
public record TargetConfiguration(Double targetValue) {}
