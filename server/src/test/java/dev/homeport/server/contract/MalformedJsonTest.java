package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.contract.client.WireProtocol;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MalformedJsonTest {
    @RegisterExtension
    static final SharedServer SERVER = new SharedServer();

    @AfterEach
    void theServerStillAnswers() {
        assertThat(send("ListLocations", "{}").status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "{\"LocationName\":\"custom-",
                "{\"LocationName\"}",
                "{} {}",
                "{}]",
                "{\"LocationName\":NaN}",
                "{'LocationName':'custom-rome'}",
                "{\"LocationName\":\"custom-rome\",}",
                "{\"LocationName\":\"custom-\\x\"}",
                "{\"LocationName\":\"custom-\u0001\"}",
                "[]",
                "\"custom-rome\"",
                "7",
                "true",
                "null",
                "custom-rome",
                " "
            })
    void whatIsNotAJsonObjectIsASerializationError(String body) {
        assertSerializationError(send("CreateLocation", body));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CreateLocation        | {'LocationName':5}                        | locationName",
                "CreateLocation        | {'LocationName':true}                     | locationName",
                "CreateLocation        | {'LocationName':{}}                       | locationName",
                "CreateLocation        | {'LocationName':['custom-rome']}          | locationName",
                "CreateLocation        | {'Tags':{'Key':'a'}}                      | tags",
                "CreateLocation        | {'Tags':[7]}                              | tags.1.member",
                "CreateLocation        | {'Tags':[{'Key':'a','Value':1}]}          | tags.1.member.value",
                "ListLocations         | {'Limit':'5'}                             | limit",
                "ListLocations         | {'Limit':1.5}                             | limit",
                "ListLocations         | {'Limit':99999999999}                     | limit",
                "ListLocations         | {'Filters':'CUSTOM'}                      | filters",
                "ListLocations         | {'Filters':[3]}                           | filters.1.member",
                "DescribeFleetEvents   | {'StartTime':'2026-01-01T00:00:00Z'}      | startTime",
                "DescribeFleetEvents   | {'StartTime':1e300}                       | startTime",
                "CreateFleet           | {'AnywhereConfiguration':'10'}            | anywhereConfiguration"
            })
    void aMemberOfAnotherTypeIsNamed(String operation, String body, String path) {
        RawHttp.Answer answer = send(operation, body.replace('\'', '"'));
        assertSerializationError(answer);
        assertThat((String) answer.body().get("Message")).contains("'" + path + "'");
    }

    @Test
    void textThatIsNotUtf8IsASerializationError() {
        byte[] body = "{\"LocationName\":\"custom-?\"}".getBytes(StandardCharsets.US_ASCII);
        body[body.length - 3] = (byte) 0xC3;
        assertSerializationError(json("CreateLocation", body));
    }

    @Test
    void nestingHasALimitWhetherTheMemberIsKnownOrNot() {
        String deep = "[".repeat(50_000) + "]".repeat(50_000);
        assertSerializationError(send("CreateLocation", "{\"Unknown\":" + deep + "}"));
        assertSerializationError(send("CreateLocation", "{\"Tags\":" + deep + "}"));
    }

    @Test
    void aNumberOfManyDigitsIsASerializationError() {
        assertSerializationError(send("ListLocations", "{\"Limit\":" + "9".repeat(100_000) + "}"));
    }

    @Test
    void unknownMembersAndNullsAreIgnored() {
        String body = "{\"Limit\":1,\"NextToken\":null,\"Colour\":{\"of\":[1,{\"the\":null}]}}";
        assertThat(send("ListLocations", body).status()).isEqualTo(200);
    }

    @Test
    void noBodyIsAnEmptyObject() {
        assertThat(send("ListLocations", "").status()).isEqualTo(200);
    }

    @Test
    void anEscapedHalfOfACharacterPairDoesNoHarm() {
        assertThat(send("CreateLocation", "{\"LocationName\":\"custom-\\ud800\"}")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void aBodyBeyondOneMebibyteIsTooLarge() {
        RawHttp.Answer answer = send("CreateLocation", " ".repeat(1 << 20) + "{}");
        assertThat(answer.status()).isEqualTo(413);
        assertThat(answer.body())
                .isEqualTo(Map.of(
                        "__type",
                        "RequestEntityTooLargeException",
                        "Message",
                        "The request body is larger than 1048576 bytes."));
    }

    private static RawHttp.Answer send(String operation, String body) {
        return json(operation, body.getBytes(StandardCharsets.UTF_8));
    }

    private static RawHttp.Answer json(String operation, byte[] body) {
        return new RawHttp(SERVER.endpoint()).send(WireProtocol.JSON, operation, body);
    }

    private static void assertSerializationError(RawHttp.Answer answer) {
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.header("content-type")).isEqualTo("application/x-amz-json-1.1");
        assertThat(answer.header("x-amzn-RequestId")).isNotEmpty();
        assertThat(answer.body()).containsOnlyKeys("__type", "Message");
        assertThat(answer.body()).containsEntry("__type", "SerializationException");
    }
}
