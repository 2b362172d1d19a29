package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.ComputeCertificate;
import dev.homeport.serversdk.DescribePlayerSessionsRequest;
import dev.homeport.serversdk.DescribePlayerSessionsResult;
import dev.homeport.serversdk.FleetRoleCredentials;
import dev.homeport.serversdk.FleetRoleCredentialsRequest;
import dev.homeport.serversdk.Player;
import dev.homeport.serversdk.PlayerSessionCreationPolicy;
import dev.homeport.serversdk.StartMatchBackfillRequest;
import dev.homeport.serversdk.StopMatchBackfillRequest;
import java.time.Clock;
import java.util.Optional;

/** The calls a game server makes: checked here, sent as messages, answers turned into models. */
public final class ServiceCalls {
    private static final int MAX_PAGE = 1024;

    private final ServerProcess process;
    private final RoleCredentials roleCredentials;

    public ServiceCalls(ServerProcess process, Clock clock) {
        this.process = process;
        this.roleCredentials = new RoleCredentials(process, clock);
    }

    public void activateGameSession() {
        process.call(gameSessionMessage("ActivateGameSession"));
    }

    public void updatePlayerSessionCreationPolicy(PlayerSessionCreationPolicy policy) {
        process.call(gameSessionMessage("UpdatePlayerSessionCreationPolicy").with("PlayerSessionPolicy", policy));
    }

    public void acceptPlayerSession(String playerSessionId) {
        playerSessionCall("AcceptPlayerSession", playerSessionId);
    }

    public void removePlayerSession(String playerSessionId) {
        playerSessionCall("RemovePlayerSession", playerSessionId);
    }

    private void playerSessionCall(String action, String playerSessionId) {
        Check.playerSessionId(playerSessionId);
        process.call(gameSessionMessage(action).with("PlayerSessionId", playerSessionId));
    }

    private Message gameSessionMessage(String action) {
        return Message.of(action).with("GameSessionId", process.gameSessionId());
    }

    public DescribePlayerSessionsResult describePlayerSessions(DescribePlayerSessionsRequest request) {
        Message message = Message.of("DescribePlayerSessions");
        switch (request.key()) {
            case GAME_SESSION_ID -> {
                Check.gameSessionId("gameSessionId", request.id());
                message.with("GameSessionId", request.id());
            }
            case PLAYER_ID -> {
                Check.playerId(request.id());
                message.with("PlayerId", request.id());
            }
            case PLAYER_SESSION_ID -> {
                Check.playerSessionId(request.id());
                message.with("PlayerSessionId", request.id());
            }
        }
        Check.range("limit", request.limit(), 0, MAX_PAGE);
        request.status().ifPresent(status -> message.with("PlayerSessionStatusFilter", status));
        message.withOptional("NextToken", request.nextToken()).withOptional("Limit", request.limit());

        process.requireReady();
        JsonObject answer = process.call(message);
        return new DescribePlayerSessionsResult(
                answer.objects("PlayerSessions").stream()
                        .map(Models::playerSession)
                        .toList(),
                Optional.of(answer.text("NextToken")).filter(token -> !token.isEmpty()));
    }

    public String startMatchBackfill(StartMatchBackfillRequest request) {
        Check.gameSessionId("gameSessionArn", request.gameSessionArn());
        Check.matchmakingConfigurationArn(request.matchmakingConfigurationArn());
        if (!request.ticketId().isEmpty()) {
            Check.ticketId(request.ticketId());
        }
        if (request.players().isEmpty()) {
            throw Check.invalid("players is empty: expected everyone who is in the game session");
        }
        request.players().stream().map(Player::playerId).forEach(Check::playerId);

        process.requireReady();
        return process.call(Message.of("StartMatchBackfill")
                        .with("GameSessionArn", request.gameSessionArn())
                        .with("MatchmakingConfigurationArn", request.matchmakingConfigurationArn())
                        .withOptional("TicketId", request.ticketId())
                        .with(
                                "Players",
                                request.players().stream().map(Models::player).toList()))
                .text("TicketId");
    }

    public void stopMatchBackfill(StopMatchBackfillRequest request) {
        Check.gameSessionId("gameSessionArn", request.gameSessionArn());
        Check.matchmakingConfigurationArn(request.matchmakingConfigurationArn());
        Check.ticketId(request.ticketId());

        process.requireReady();
        process.call(Message.of("StopMatchBackfill")
                .with("GameSessionArn", request.gameSessionArn())
                .with("MatchmakingConfigurationArn", request.matchmakingConfigurationArn())
                .with("TicketId", request.ticketId()));
    }

    public ComputeCertificate getComputeCertificate() {
        JsonObject answer = process.call(Message.of("GetComputeCertificate"));
        return new ComputeCertificate(answer.text("CertificatePath"), answer.text("ComputeName"));
    }

    public FleetRoleCredentials getFleetRoleCredentials(FleetRoleCredentialsRequest request) {
        return roleCredentials.get(request);
    }
}
