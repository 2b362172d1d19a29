package dev.homeport.core.compute;

import dev.homeport.core.Index;
import dev.homeport.core.State;
import dev.homeport.core.Table;
import java.util.List;

/** The tokens that have not expired, by their hash. */
public final class AuthTokens extends Table<String, AuthToken> {
    private final Index<Compute.Key, String, AuthToken> byCompute = indexedBy(AuthToken::compute);

    public AuthTokens(State state) {
        super(state, AuthToken.class, AuthToken::sha256);
    }

    public void revokeAll(Compute.Key compute) {
        List.copyOf(byCompute.group(compute).keySet()).forEach(this::remove);
    }
}
