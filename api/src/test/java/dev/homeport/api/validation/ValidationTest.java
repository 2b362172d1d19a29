package dev.homeport.api.validation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.api.ApiError;
import dev.homeport.api.alias.CreateAliasInput;
import dev.homeport.api.alias.DescribeAliasInput;
import dev.homeport.api.codec.RecordCodec;
import dev.homeport.api.compute.RegisterComputeInput;
import dev.homeport.api.fleet.CreateFleetInput;
import dev.homeport.api.fleet.CreateFleetLocationsInput;
import dev.homeport.api.fleet.DeleteFleetInput;
import dev.homeport.api.fleet.DeleteFleetLocationsInput;
import dev.homeport.api.fleet.UpdateRuntimeConfigurationInput;
import dev.homeport.api.gamesession.CreateGameSessionInput;
import dev.homeport.api.gamesession.TerminateGameSessionInput;
import dev.homeport.api.location.CreateLocationInput;
import dev.homeport.api.location.ListLocationsInput;
import dev.homeport.api.placement.CreateGameSessionQueueInput;
import dev.homeport.api.playersession.CreatePlayerSessionsInput;
import dev.homeport.api.tag.ListTagsForResourceInput;
import dev.homeport.api.tag.TagResourceInput;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ValidationTest {
    static Stream<Arguments> inputs() {
        return Stream.of(
                input(
                        CreateFleetInput.class,
                        "{}",
                        "Value null at 'name' failed to satisfy constraint: Member must not be null"),
                input(
                        CreateGameSessionInput.class,
                        "{'MaximumPlayerSessionCount':-1}",
                        "Value '-1' at 'maximumPlayerSessionCount' failed to satisfy constraint: "
                                + "Member must have value greater than or equal to 0"),
                input(
                        ListLocationsInput.class,
                        "{'Limit':201}",
                        "Value '201' at 'limit' failed to satisfy constraint: "
                                + "Member must have value less than or equal to 200"),
                input(
                        CreateFleetInput.class,
                        "{'Name':''}",
                        "Value '' at 'name' failed to satisfy constraint: "
                                + "Member must have length greater than or equal to 1"),
                input(
                        CreateGameSessionQueueInput.class,
                        "{'Name':'" + "q".repeat(129) + "'}",
                        "Value '" + "q".repeat(129) + "' at 'name' failed to satisfy constraint: "
                                + "Member must have length less than or equal to 128"),
                input(
                        CreateLocationInput.class,
                        "{'LocationName':'home-office'}",
                        "Value 'home-office' at 'locationName' failed to satisfy constraint: "
                                + "Member must satisfy regular expression pattern: ^custom-[A-Za-z0-9\\-]+"),
                input(
                        CreateLocationInput.class,
                        "{'LocationName':'custom-a b'}",
                        "Value 'custom-a b' at 'locationName' failed to satisfy constraint: "
                                + "Member must satisfy regular expression pattern: ^custom-[A-Za-z0-9\\-]+"),
                input(
                        TerminateGameSessionInput.class,
                        "{'GameSessionId':'a','TerminationMode':'NICELY'}",
                        "Value 'NICELY' at 'terminationMode' failed to satisfy constraint: "
                                + "Member must satisfy enum value set: [TRIGGER_ON_PROCESS_TERMINATE, FORCE_TERMINATE]"),
                input(
                        ListLocationsInput.class,
                        "{'Filters':['AWS','MINE']}",
                        "Value 'MINE' at 'filters.2.member' failed to satisfy constraint: "
                                + "Member must satisfy enum value set: [AWS, CUSTOM]"),
                input(
                        TagResourceInput.class,
                        "{'ResourceARN':'a','Tags':[{'Key':'','Value':''}]}",
                        "Value '' at 'tags.1.member.key' failed to satisfy constraint: "
                                + "Member must have length greater than or equal to 1"),
                input(
                        DeleteFleetLocationsInput.class,
                        "{'FleetId':'fleet-1','Locations':['custom-a','?']}",
                        "Value '?' at 'locations.2.member' failed to satisfy constraint: "
                                + "Member must satisfy regular expression pattern: ^[A-Za-z0-9\\-]+"),
                input(
                        CreateFleetLocationsInput.class,
                        "{'FleetId':'fleet-1','Locations':[]}",
                        "Value '[0 members]' at 'locations' failed to satisfy constraint: "
                                + "Member must have length greater than or equal to 1"),
                input(
                        UpdateRuntimeConfigurationInput.class,
                        "{'FleetId':'fleet-1','RuntimeConfiguration':{'ServerProcesses':[{'LaunchPath':'/a'}]}}",
                        "Value null at 'runtimeConfiguration.serverProcesses.1.member.concurrentExecutions' "
                                + "failed to satisfy constraint: Member must not be null"),
                input(
                        CreatePlayerSessionsInput.class,
                        "{'GameSessionId':'a','PlayerIds':['p'],'PlayerDataMap':{'Bob':''}}",
                        "Value '' at 'playerDataMap.Bob.member' failed to satisfy constraint: "
                                + "Member must have length greater than or equal to 1"),
                input(
                        CreatePlayerSessionsInput.class,
                        "{'GameSessionId':'a','PlayerIds':['p'],'PlayerDataMap':{'" + "k".repeat(1025) + "':'x'}}",
                        "Value '" + "k".repeat(200) + "...' at 'playerDataMap." + "k".repeat(200)
                                + "....key' failed to satisfy constraint: "
                                + "Member must have length less than or equal to 1024"),
                input(
                        ListTagsForResourceInput.class,
                        "{}",
                        "Value null at 'resourceARN' failed to satisfy constraint: Member must not be null"));
    }

    private static Arguments input(Class<?> type, String json, String violation) {
        return Arguments.of(type, json.replace('\'', '"'), "1 validation error detected: " + violation);
    }

    @ParameterizedTest
    @MethodSource("inputs")
    void aBrokenConstraintIsToldAsAwsDoes(Class<?> type, String json, String message) {
        assertThatThrownBy(() -> RecordCodec.json().decode(json.getBytes(UTF_8), type))
                .isInstanceOf(ApiError.class)
                .hasMessage(message)
                .extracting(e -> ((ApiError) e).code())
                .isEqualTo(ApiError.Code.INVALID_REQUEST);
    }

    @Test
    void severalViolationsShareOneMessage() {
        var violations = Validator.validate(new DeleteFleetLocationsInput(null, null));

        assertThat(violations.message())
                .isEqualTo("2 validation errors detected: "
                        + "Value null at 'fleetId' failed to satisfy constraint: Member must not be null; "
                        + "Value null at 'locations' failed to satisfy constraint: Member must not be null");
    }

    @Test
    void aValidInputComesThrough() {
        var input = new RegisterComputeInput("fleet-1", "my-box/1", null, null, "::1", "custom-home");

        RecordCodec codec = RecordCodec.cbor();
        assertThat(codec.decode(codec.write(input), RegisterComputeInput.class)).isEqualTo(input);
    }

    @Test
    void lengthsCountCharactersAndNotTheirHalves() {
        var rockets = new CreateAliasInput("\ud83d\ude80".repeat(1024), null, null, null);

        assertThat(Validator.validate(rockets).list())
                .extracting(Violation::path)
                .containsExactly("routingStrategy");
    }

    @Test
    void longValuesAreCutInTheMessage() {
        var violations = Validator.validate(new DeleteFleetInput("\ud83d\ude80".repeat(2000)));

        assertThat(violations.message()).hasSizeLessThan(400).contains("\ud83d\ude80...'");
    }

    @Test
    void aThousandBadValuesDoNotMakeAThousandMessages() {
        String tags = IntStream.range(0, 200).mapToObj(_ -> "{}").collect(Collectors.joining(","));
        byte[] body = ("{\"ResourceARN\":\"a\",\"Tags\":[" + tags + "]}").getBytes(UTF_8);

        assertThatThrownBy(() -> RecordCodec.json().decode(body, TagResourceInput.class))
                .hasMessageStartingWith("20 validation errors detected: Value null at 'tags.1.member.key' failed");
    }

    @Test
    void aCraftedIdOfAMegabyteIsRefusedAtOnce() {
        String crafted = "arn:" + ":alias/alias-".repeat(80_000) + " ";

        // Trying the pattern on this text would take minutes.
        var violations = Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(30), () -> Validator.validate(new DescribeAliasInput(crafted)));

        assertThat(violations.message()).contains("Member must satisfy regular expression pattern: ^alias-");
    }
}
