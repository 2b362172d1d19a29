package dev.homeport.api.location;

/** A place where computes stand. */
public record LocationModel(String locationName, String locationArn, PingBeacon pingBeacon) {}
