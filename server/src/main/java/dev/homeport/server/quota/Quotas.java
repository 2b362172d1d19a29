package dev.homeport.server.quota;

import dev.homeport.api.ApiError;
import dev.homeport.server.log.TimeSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Throttles callers as GameLift does, so that they can see how they cope with it. */
public final class Quotas {
    private final TimeSource time;
    private final TokenBucket account;
    private final Map<String, TokenBucket> byOperation = new ConcurrentHashMap<>();

    public Quotas(TimeSource time) {
        this.time = time;
        this.account = new TokenBucket(Rate.OF_THE_ACCOUNT, time.now());
    }

    /** Counts a request, or refuses it with the error that AWS clients retry. */
    public void charge(String operation) {
        TokenBucket bucket = byOperation.computeIfAbsent(operation, name -> new TokenBucket(Rate.of(name), time.now()));
        if (!bucket.take(time.now()) || !account.take(time.now())) {
            throw new ApiError(ApiError.Code.THROTTLING, "Rate exceeded");
        }
    }
}
