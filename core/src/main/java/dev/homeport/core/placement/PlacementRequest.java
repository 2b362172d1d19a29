package dev.homeport.core.placement;

import dev.homeport.core.Refusal;
import dev.homeport.core.gamesession.SessionSettings;
import dev.homeport.core.placement.Priorities.Criterion;
import java.util.List;
import java.util.Optional;

/** What a placement is asked for: the game session to be, its players, and what they wish for. */
public record PlacementRequest(
        int maximumPlayers,
        SessionSettings settings,
        List<DesiredPlayer> players,
        List<PlayerLatency> latencies,
        Optional<LocationOverride> override) {

    void check(GameSessionQueue queue) {
        Priorities.requireDistinct(
                "DesiredPlayerSessions",
                players.stream().map(DesiredPlayer::playerId).toList());
        if (players.size() > maximumPlayers) {
            throw Refusal.invalidRequest(
                    "DesiredPlayerSessions has %d players, but MaximumPlayerSessionCount is %d",
                    players.size(), maximumPlayers);
        }
        override.ifPresent(wish -> check(wish, queue));
    }

    private void check(LocationOverride wish, GameSessionQueue queue) {
        Priorities.requireDistinct("PriorityConfigurationOverride.LocationOrder", wish.locations());
        if (!latencies.isEmpty()) {
            throw Refusal.invalidRequest("PlayerLatencies and PriorityConfigurationOverride cannot both be given");
        }
        if (!queue.settings().priorities().order().contains(Criterion.LOCATION)) {
            throw Refusal.invalidRequest(
                    "PriorityConfigurationOverride needs a queue that prioritizes LOCATION; "
                            + "the PriorityOrder of game session queue %s is %s",
                    queue.name(), queue.settings().priorities().order());
        }
    }
}
