package dev.homeport.core.compute;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import java.time.Duration;
import java.time.temporal.ChronoUnit;

/** Lets whoever holds the token connect for the compute until the token expires, on a whole second. */
public record IssueAuthToken(String fleetId, String computeName, String tokenSha256, Duration lifetime)
        implements Command<AuthToken> {
    @Override
    public AuthToken decide(Tx tx) {
        tx.fleets().require(fleetId);
        Compute compute = tx.computes().require(fleetId, computeName);
        AuthToken token = new AuthToken(
                tokenSha256, compute.key(), tx.now().plus(lifetime).truncatedTo(ChronoUnit.SECONDS));
        tx.timers().at(token.expirationTime(), new AuthTokenExpiry(tokenSha256));
        return tx.authTokens().put(token);
    }
}
