package dev.homeport.serversdk;

/**
 * News about the game session this process hosts.
 *
 * @param backfillTicketId the backfill request the news is about; may be empty
 */
public record UpdateGameSession(GameSession gameSession, UpdateReason updateReason, String backfillTicketId) {}
