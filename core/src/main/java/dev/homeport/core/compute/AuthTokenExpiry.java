package dev.homeport.core.compute;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;

/** Ends a token. */
public record AuthTokenExpiry(String tokenSha256) implements Timer {
    @Override
    public void fire(Tx tx) {
        tx.authTokens().remove(tokenSha256);
    }
}
