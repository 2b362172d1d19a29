package dev.homeport.server.contract.client;

import java.util.List;
import java.util.Map;

/**
 * A client of the GameLift API that takes and gives plain values, so that one scenario can be played with any of them:
 * maps by member name, lists, strings, longs, doubles, booleans and instants.
 */
public interface ContractClient extends AutoCloseable {
    /** The output, or a {@link ServiceError}. */
    Map<String, Object> call(String operation, Map<String, Object> input);

    /** Every page, turned by the client's own paginator if it has one. */
    List<Map<String, Object>> pages(String operation, Map<String, Object> input, int pageSize);

    @Override
    void close();
}
