package dev.homeport.core.gamesession;

import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.fleet.FleetSettings.CreationLimit;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** How many sessions one creator may make: as many as the fleet's policy says, or one a second if it has none. */
final class CreationLimits {
    private static final Duration BETWEEN_SESSIONS = Duration.ofSeconds(1);

    private CreationLimits() {}

    static void check(Tx tx, Fleet fleet, Optional<String> creatorId) {
        Optional<CreationLimit> policy = fleet.settings()
                .creationLimit()
                .filter(limit -> limit.newGameSessionsPerCreator().isPresent());
        if (policy.isPresent()) {
            String creator = creatorId.orElseThrow(() -> Refusal.invalidRequest(
                    "CreatorId is required: fleet %s limits how many game sessions a creator may make", fleet.id()));
            check(tx, fleet, creator, policy.get());
        } else if (creatorId.isPresent() && madeSince(tx, fleet, creatorId.get(), BETWEEN_SESSIONS) > 0) {
            throw Refusal.limitExceeded(
                    "Creator %s made a game session in fleet %s less than a second ago", creatorId.get(), fleet.id());
        }
    }

    private static void check(Tx tx, Fleet fleet, String creator, CreationLimit limit) {
        int most = limit.newGameSessionsPerCreator().orElseThrow();
        int minutes = limit.policyPeriodInMinutes().orElse(0);
        if (madeSince(tx, fleet, creator, Duration.ofMinutes(minutes)) >= most) {
            throw Refusal.limitExceeded(
                    "Creator %s has made %d game sessions in fleet %s within %d minutes, as many as its policy allows",
                    creator, most, fleet.id(), minutes);
        }
    }

    private static long madeSince(Tx tx, Fleet fleet, String creator, Duration ago) {
        Instant start = tx.now().minus(ago);
        return tx.gameSessions().by(fleet.id(), creator).stream()
                .filter(session -> session.creationTime().isAfter(start))
                .count();
    }
}
