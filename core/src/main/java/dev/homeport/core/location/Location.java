package dev.homeport.core.location;

import java.time.Instant;

/** A named site of own hardware, such as {@code custom-office}. */
public record Location(String name, Instant creationTime) {}
