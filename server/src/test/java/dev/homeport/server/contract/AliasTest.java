package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.homeport.server.TestHomeport;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.gamelift.GameLiftClient;
import software.amazon.awssdk.services.gamelift.model.Alias;
import software.amazon.awssdk.services.gamelift.model.InvalidRequestException;
import software.amazon.awssdk.services.gamelift.model.NotFoundException;
import software.amazon.awssdk.services.gamelift.model.RoutingStrategy;
import software.amazon.awssdk.services.gamelift.model.RoutingStrategyType;
import software.amazon.awssdk.services.gamelift.model.Tag;
import software.amazon.awssdk.services.gamelift.model.TerminalRoutingStrategyException;

final class AliasTest {
    private static final String GONE = "Please update your game";

    private TestHomeport homeport;
    private GameLiftClient gameLift;
    private String fleetId;

    @BeforeEach
    void start(@TempDir Path data) {
        homeport = TestHomeport.start(data);
        gameLift = homeport.gameLift();
        fleetId = homeport.createFleet("custom-home");
    }

    @AfterEach
    void stop() {
        homeport.close();
    }

    @Test
    void anAliasIsDescribedAsItWasCreated() {
        Alias alias = create("live", this::simple);
        assertThat(alias.aliasId()).startsWith("alias-");
        assertThat(alias.aliasArn()).isEqualTo("arn:aws:gamelift:%s::alias/%s", "us-west-2", alias.aliasId());
        assertThat(alias.name()).isEqualTo("live");
        assertThat(alias.description()).isNull();
        assertThat(alias.routingStrategy().type()).isEqualTo(RoutingStrategyType.SIMPLE);
        assertThat(alias.routingStrategy().fleetId()).isEqualTo(fleetId);
        assertThat(alias.routingStrategy().message()).isNull();
        assertThat(alias.lastUpdatedTime()).isEqualTo(alias.creationTime());
        assertThat(gameLift.describeAlias(request -> request.aliasId(alias.aliasArn()))
                        .alias())
                .isEqualTo(alias);
    }

    @Test
    void aSimpleAliasResolvesToItsFleet() {
        Alias alias = create("live", this::simple);
        var resolved = gameLift.resolveAlias(request -> request.aliasId(alias.aliasId()));
        assertThat(resolved.fleetId()).isEqualTo(fleetId);
        assertThat(resolved.fleetArn()).endsWith(":fleet/" + fleetId);
    }

    @Test
    void aTerminalAliasForgetsItsFleetAndResolvesToItsMessage() {
        Alias alias = create("old", routing -> terminal(routing).fleetId(fleetId));
        assertThat(alias.routingStrategy().fleetId()).isNull();
        assertThat(alias.routingStrategy().message()).isEqualTo(GONE);
        assertThatThrownBy(() -> gameLift.resolveAlias(request -> request.aliasId(alias.aliasId())))
                .isInstanceOfSatisfying(
                        TerminalRoutingStrategyException.class,
                        refusal -> assertThat(refusal.awsErrorDetails().errorMessage())
                                .isEqualTo(GONE));
    }

    @Test
    void anAliasStandsForItsFleetWhereAGameSessionIsAskedFor() {
        Alias live = create("live", this::simple);
        assertThat(gameLift.describeGameSessions(request -> request.aliasId(live.aliasArn()))
                        .gameSessions())
                .isEmpty();
        Alias old = create("old", AliasTest::terminal);
        assertThatThrownBy(() -> gameLift.createGameSession(request ->
                        request.aliasId(old.aliasId()).location("custom-home").maximumPlayerSessionCount(2)))
                .isInstanceOf(TerminalRoutingStrategyException.class)
                .hasMessageContaining(GONE);
    }

    @Test
    void anUpdateChangesWhatIsGiven() {
        Alias alias = create("live", this::simple);
        Alias updated = gameLift.updateAlias(request ->
                        request.aliasId(alias.aliasArn()).description("closed").routingStrategy(AliasTest::terminal))
                .alias();
        assertThat(updated.name()).isEqualTo("live");
        assertThat(updated.description()).isEqualTo("closed");
        assertThat(updated.routingStrategy().type()).isEqualTo(RoutingStrategyType.TERMINAL);
    }

    @Test
    void aDeletedAliasIsNotFound() {
        Alias alias = create("live", this::simple);
        gameLift.deleteAlias(request -> request.aliasId(alias.aliasId()));
        assertThatThrownBy(() -> gameLift.describeAlias(request -> request.aliasId(alias.aliasId())))
                .isInstanceOf(NotFoundException.class)
                .hasMessageContaining("Alias (%s) not found", alias.aliasId());
    }

    @Test
    void aliasesAreListedByNameAndTypeAndInPages() {
        Alias first = create("live", this::simple);
        Alias second = create("live", AliasTest::terminal);
        Alias third = create("beta", this::simple);
        assertThat(gameLift.listAliasesPaginator(request -> request.limit(1)).aliases())
                .containsExactlyInAnyOrder(first, second, third);
        assertThat(gameLift.listAliases(request -> request.name("live")).aliases())
                .containsExactlyInAnyOrder(first, second);
        assertThat(gameLift.listAliases(
                                request -> request.name("live").routingStrategyType(RoutingStrategyType.TERMINAL))
                        .aliases())
                .containsExactly(second);
    }

    @Test
    void aRoutingStrategyThatLacksSomethingIsRefused() {
        assertRefused(
                routing -> routing.fleetId(fleetId), "RoutingStrategy.Type is required; it is SIMPLE or TERMINAL");
        assertRefused(
                routing -> routing.type(RoutingStrategyType.SIMPLE),
                "RoutingStrategy.FleetId is required, because RoutingStrategy.Type is SIMPLE");
        assertRefused(
                routing -> routing.type(RoutingStrategyType.TERMINAL),
                "RoutingStrategy.Message is required, because RoutingStrategy.Type is TERMINAL");
        assertRefused(
                routing -> simple(routing).fleetId("fleet-none"),
                "RoutingStrategy.FleetId: fleet fleet-none not found");
    }

    @Test
    void anAliasCarriesTags() {
        Alias alias = gameLift.createAlias(request -> request.name("live")
                        .routingStrategy(this::simple)
                        .tags(Tag.builder().key("team").value("blue").build()))
                .alias();
        assertThat(gameLift.listTagsForResource(request -> request.resourceARN(alias.aliasArn()))
                        .tags())
                .extracting(Tag::key, Tag::value)
                .containsExactly(tuple("team", "blue"));
    }

    private Alias create(String name, Consumer<RoutingStrategy.Builder> routing) {
        return gameLift.createAlias(request -> request.name(name).routingStrategy(routing))
                .alias();
    }

    private RoutingStrategy.Builder simple(RoutingStrategy.Builder routing) {
        return routing.type(RoutingStrategyType.SIMPLE).fleetId(fleetId);
    }

    private static RoutingStrategy.Builder terminal(RoutingStrategy.Builder routing) {
        return routing.type(RoutingStrategyType.TERMINAL).message(GONE);
    }

    private void assertRefused(Consumer<RoutingStrategy.Builder> routing, String message) {
        assertThatThrownBy(() -> create("live", routing))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining(message);
    }
}
