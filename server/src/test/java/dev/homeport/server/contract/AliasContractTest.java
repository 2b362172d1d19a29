package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class AliasContractTest extends ContractTest {
    private String fleetId;
    private String name;

    @BeforeEach
    void openFleet() {
        fleetId = newFleet(newLocation());
        name = SERVER.newName("alias");
    }

    @Test
    void anAliasIsDescribedAsItWasCreatedAndLeadsToItsFleet() {
        Map<String, Object> alias = create("SIMPLE", "FleetId", fleetId);
        assertThat(alias)
                .containsEntry("Name", name)
                .containsEntry("RoutingStrategy", Map.of("Type", "SIMPLE", "FleetId", fleetId))
                .containsEntry("CreationTime", now())
                .containsEntry("LastUpdatedTime", now())
                .containsEntry("AliasArn", "arn:aws:gamelift:us-west-2::alias/" + alias.get("AliasId"));
        assertThat(call("DescribeAlias", "AliasId", alias.get("AliasArn"))).isEqualTo(Map.of("Alias", alias));
        assertThat(call("ResolveAlias", "AliasId", alias.get("AliasId")))
                .isEqualTo(Map.of("FleetId", fleetId, "FleetArn", ACCOUNT_ARN + "fleet/" + fleetId));
    }

    @Test
    void aTerminalAliasIsAnsweredWithItsMessageWhereverItIsUsed() {
        Object aliasId =
                create("TERMINAL", "Message", "Please update your game").get("AliasId");
        for (String operation : List.of("DescribeGameSessions", "DescribeGameSessionDetails", "SearchGameSessions")) {
            assertClosed(operation, "AliasId", aliasId);
        }
        assertClosed("ResolveAlias", "AliasId", aliasId);
        assertClosed("CreateGameSession", "AliasId", aliasId, "Location", "custom-a", "MaximumPlayerSessionCount", 1L);
    }

    private void assertClosed(String operation, Object... namesAndValues) {
        assertRefused("TerminalRoutingStrategyException", "Please update your game", operation, namesAndValues);
    }

    @Test
    void anUpdateChangesWhatIsGivenAndADeletedAliasIsNotFound() {
        Object aliasId = create("SIMPLE", "FleetId", fleetId).get("AliasId");
        Map<String, Object> updated = map(
                call(
                        "UpdateAlias",
                        "AliasId",
                        aliasId,
                        "Description",
                        "closed",
                        "RoutingStrategy",
                        Map.of("Type", "TERMINAL", "Message", "closed")),
                "Alias");
        assertThat(updated).containsEntry("Name", name).containsEntry("Description", "closed");
        call("DeleteAlias", "AliasId", aliasId);
        assertNotFound("Alias (" + aliasId + ") not found", "DescribeAlias", "AliasId", aliasId);
    }

    @Test
    void aliasesAreListedPageByPageToTheEnd() {
        Map<String, Object> first = create("SIMPLE", "FleetId", fleetId);
        Map<String, Object> second = create("SIMPLE", "FleetId", fleetId);
        create("TERMINAL", "Message", "closed");
        assertThat(all("Aliases", pages(1, "ListAliases", "Name", name, "RoutingStrategyType", "SIMPLE")))
                .containsExactlyInAnyOrder(first, second);
        assertThat(all("Aliases", pages(1, "ListAliases", "Name", name))).hasSize(3);
    }

    private Map<String, Object> create(String type, String member, String value) {
        return map(call("CreateAlias", "Name", name, "RoutingStrategy", Map.of("Type", type, member, value)), "Alias");
    }
}
