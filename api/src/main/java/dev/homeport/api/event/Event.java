package dev.homeport.api.event;

import java.time.Instant;

/** Something that happened to a fleet. */
public record Event(
        String eventId,
        String resourceId,
        EventCode eventCode,
        String message,
        Instant eventTime,
        String preSignedLogUrl,
        Long count) {}
