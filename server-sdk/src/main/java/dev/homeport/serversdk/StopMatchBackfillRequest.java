package dev.homeport.serversdk;

/** Withdraws a backfill request. */
public record StopMatchBackfillRequest(String gameSessionArn, String matchmakingConfigurationArn, String ticketId) {}
