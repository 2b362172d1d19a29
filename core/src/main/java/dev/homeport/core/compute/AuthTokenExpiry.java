package dev.homeport.core.compute;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;

/** Ends a token, unless the same one was issued again and lives longer now. */
public record AuthTokenExpiry(String tokenSha256) implements Timer {
    @Override
    public void fire(Tx tx) {
        boolean over = tx.authTokens()
                .find(tokenSha256)
                .filter(token -> !token.expirationTime().isAfter(tx.now()))
                .isPresent();
        if (over) {
            tx.authTokens().remove(tokenSha256);
        }
    }
}
