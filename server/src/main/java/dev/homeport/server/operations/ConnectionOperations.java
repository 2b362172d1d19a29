package dev.homeport.server.operations;

import dev.homeport.api.playersession.GetPlayerConnectionDetailsInput;
import dev.homeport.api.playersession.GetPlayerConnectionDetailsOutput;
import dev.homeport.api.playersession.PlayerConnectionDetail;
import dev.homeport.api.playersession.PlayerConnectionEndpoint;
import dev.homeport.core.Refusal;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.playersession.PlayerSession;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The operation of the GameLift API that tells players where to connect: to the game server itself, without a gateway.
 */
final class ConnectionOperations {
    private final State state;
    private final Arns arns;

    ConnectionOperations(State state, Arns arns) {
        this.state = state;
        this.arns = arns;
    }

    GetPlayerConnectionDetailsOutput getPlayerConnectionDetails(GetPlayerConnectionDetailsInput in) {
        GameSession session = state.gameSessions().require(Arns.gameSessionKey(in.gameSessionId()));
        if (session.status() != GameSession.Status.ACTIVE) {
            throw Refusal.invalidGameSessionStatus(
                    "Game session %s is in status %s; players connect to one that is ACTIVE",
                    session.key(), session.status());
        }
        Set<String> players = state.playerSessions().in(session.key()).values().stream()
                .filter(PlayerSession::takesSlot)
                .map(PlayerSession::playerId)
                .collect(Collectors.toSet());
        List<PlayerConnectionDetail> details = in.playerIds().stream()
                .distinct()
                .map(player -> detail(player, players, session))
                .toList();
        return new GetPlayerConnectionDetailsOutput(arns.gameSession(session.key()), details);
    }

    private static PlayerConnectionDetail detail(String player, Set<String> players, GameSession session) {
        if (!players.contains(player)) {
            throw Refusal.notFound("Player %s has no player session in game session %s", player, session.key());
        }
        GameSession.Address address = session.address();
        String host = address.ipAddress().or(address::dnsName).orElse(null);
        return new PlayerConnectionDetail(
                player, List.of(new PlayerConnectionEndpoint(host, address.port())), null, null);
    }
}
