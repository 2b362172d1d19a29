package dev.homeport.sessionclient;

import java.util.Optional;

/**
 * What sessions to look for, and where. Without a filter every active session is found; the gateway finds only those
 * with a free slot.
 *
 * @param pageSize at most this many on a page; the service gives 20 at most
 * @param nextToken what the page before ended with
 */
public record SearchSessionsRequest(
        Optional<String> fleetId,
        Optional<String> aliasId,
        Optional<String> location,
        Optional<SessionFilter> filter,
        Optional<SessionSort> sort,
        Optional<Integer> pageSize,
        Optional<String> nextToken) {

    public static SearchSessionsRequest inFleet(String fleetId) {
        return of(Optional.of(fleetId), Optional.empty());
    }

    public static SearchSessionsRequest inFleetOfAlias(String aliasId) {
        return of(Optional.empty(), Optional.of(aliasId));
    }

    /** Wherever the gateway makes sessions. */
    public static SearchSessionsRequest throughGateway() {
        return of(Optional.empty(), Optional.empty());
    }

    private static SearchSessionsRequest of(Optional<String> fleetId, Optional<String> aliasId) {
        return new SearchSessionsRequest(
                fleetId,
                aliasId,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    public SearchSessionsRequest inLocation(String value) {
        return new SearchSessionsRequest(fleetId, aliasId, Optional.of(value), filter, sort, pageSize, nextToken);
    }

    public SearchSessionsRequest where(SessionFilter value) {
        return new SearchSessionsRequest(fleetId, aliasId, location, Optional.of(value), sort, pageSize, nextToken);
    }

    public SearchSessionsRequest sortedBy(SessionSort value) {
        return new SearchSessionsRequest(fleetId, aliasId, location, filter, Optional.of(value), pageSize, nextToken);
    }

    public SearchSessionsRequest withPageSize(int value) {
        return new SearchSessionsRequest(fleetId, aliasId, location, filter, sort, Optional.of(value), nextToken);
    }

    public SearchSessionsRequest from(String token) {
        return new SearchSessionsRequest(fleetId, aliasId, location, filter, sort, pageSize, Optional.of(token));
    }
}
