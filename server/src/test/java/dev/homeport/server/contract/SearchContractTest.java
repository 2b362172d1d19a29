package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class SearchContractTest extends SessionContractTest {
    private String location;
    private String fleetId;

    @BeforeEach
    void openFleet() {
        location = newLocation();
        fleetId = newFleet(location);
    }

    @Test
    void sessionsAreFoundByWhatTheFilterSays() {
        String first = newActiveSession(fleetId, location, "Name", "b", "GameProperties", properties("mode", "ctf"));
        String second = newActiveSession(
                fleetId,
                location,
                "Name",
                "a",
                "GameProperties",
                properties("mode", "ctf"),
                "MaximumPlayerSessionCount",
                1L);
        String third = newActiveSession(fleetId, location, "GameProperties", properties("mode", "duel"));
        assertThat(found(
                        "FilterExpression",
                        "gameSessionProperties.mode='ctf'",
                        "SortExpression",
                        "gameSessionName ASC"))
                .containsExactly(second, first);
        call("CreatePlayerSession", "GameSessionId", second, "PlayerId", "ann");
        assertThat(found(
                        "FilterExpression", "hasAvailablePlayerSessions=true AND gameSessionProperties.mode = \"ctf\""))
                .containsExactly(first);
        assertThat(found("FilterExpression", "playerSessionCount>=1")).containsExactly(second);
        assertThat(found("FilterExpression", "gameSessionId = '" + third + "'")).containsExactly(third);
        assertThat(found("SortExpression", "gameSessionName DESC")).containsExactly(first, second, third);
        assertThat(found(
                        "Location", location, "FilterExpression", "NOT (gameSessionName = 'a' OR maximumSessions > 7)"))
                .containsExactlyInAnyOrder(first, third);
        assertThat(found("Location", "custom-elsewhere")).isEmpty();
    }

    @Test
    void aFoundSessionIsDescribedInFull() {
        String id = newActiveSession(fleetId, location, "Name", "b");
        Map<String, Object> described = call("DescribeGameSessions", "GameSessionId", id);
        assertThat(call("SearchGameSessions", "FleetId", fleetId)).isEqualTo(described);
    }

    @Test
    void onlyActiveSessionsAreFound() {
        newServer(fleetId, location);
        call("CreateGameSession", "FleetId", fleetId, "Location", location, "MaximumPlayerSessionCount", 1L);
        assertThat(found()).isEmpty();
        String active = newActiveSession(fleetId, location);
        assertThat(found()).containsExactly(active);
    }

    @Test
    void pagesAreTurnedToTheEnd() {
        List<String> ids = IntStream.range(0, 5)
                .mapToObj(i -> newActiveSession(fleetId, location, "Name", "same"))
                .toList();
        Object[] search = {
            "FleetId",
            fleetId,
            "FilterExpression",
            "hasAvailablePlayerSessions=true",
            "SortExpression",
            "gameSessionName ASC"
        };
        List<Map<String, Object>> pages = pages(2, "SearchGameSessions", search);
        assertThat(pages).hasSizeGreaterThanOrEqualTo(3);
        assertThat(each(members(pages, "GameSessions"), "GameSessionId")).containsExactlyInAnyOrderElementsOf(ids);
    }

    @Test
    void aTokenIsRefusedWhenItWasAlteredOrBelongsToAnotherSearch() {
        newActiveSession(fleetId, location);
        newActiveSession(fleetId, location);
        String token = (String)
                call("SearchGameSessions", "FleetId", fleetId, "Limit", 1L).get("NextToken");
        String altered = (token.charAt(0) == 'A' ? 'B' : 'A') + token.substring(1);
        String message = "NextToken '%s' is not a token that an earlier page of this request ended with";
        assertInvalid(message.formatted(altered), "SearchGameSessions", "FleetId", fleetId, "NextToken", altered);
        assertInvalid(
                message.formatted(token),
                "SearchGameSessions",
                "FleetId",
                fleetId,
                "SortExpression",
                "maximumSessions DESC",
                "NextToken",
                token);
        assertThat(call("SearchGameSessions", "FleetId", fleetId, "NextToken", token))
                .doesNotContainKey("NextToken");
    }

    @Test
    void whatIsWrongWithAnExpressionIsSaidWithItsColumn() {
        assertInvalid(
                "FilterExpression: expected a string in quotes at column 33 but found '7'",
                "SearchGameSessions",
                "FleetId",
                fleetId,
                "FilterExpression",
                "gameSessionProperties.difficult=7");
        assertInvalid(
                "SortExpression: expected ASC or DESC at column 20 but found 'UP'",
                "SearchGameSessions",
                "FleetId",
                fleetId,
                "SortExpression",
                "creationTimeMillis UP");
    }

    @Test
    void anAliasStandsForItsFleetAndOneOfThemIsNeeded() {
        String id = newActiveSession(fleetId, location);
        assertThat(ids(call("SearchGameSessions", "AliasId", newAlias("SIMPLE", "FleetId", fleetId))))
                .containsExactly(id);
        assertRefused(
                "TerminalRoutingStrategyException",
                "closed",
                "SearchGameSessions",
                "AliasId",
                newAlias("TERMINAL", "Message", "closed"));
        assertInvalid("Exactly one of FleetId and AliasId is required; got neither", "SearchGameSessions");
        assertNotFound("Fleet fleet-none not found", "SearchGameSessions", "FleetId", "fleet-none");
    }

    private String newAlias(String type, String name, String value) {
        Map<String, Object> output =
                call("CreateAlias", "Name", "live", "RoutingStrategy", members("Type", type, name, value));
        return (String) map(output, "Alias").get("AliasId");
    }

    private List<Object> found(Object... namesAndValues) {
        Map<String, Object> input = members(namesAndValues);
        input.put("FleetId", fleetId);
        return ids(call("SearchGameSessions", input));
    }

    private static List<Object> ids(Map<String, Object> output) {
        return each(list(output, "GameSessions"), "GameSessionId");
    }
}
