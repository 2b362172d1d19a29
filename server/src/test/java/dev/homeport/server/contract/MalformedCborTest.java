package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.contract.client.PlainValues;
import dev.homeport.server.contract.client.WireProtocol;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MalformedCborTest {
    private static final int ARRAY_OF_ONE = 0x81;

    @RegisterExtension
    static final SharedServer SERVER = new SharedServer();

    @AfterEach
    void theServerStillAnswers() {
        assertThat(send("ListLocations", Map.of()).status()).isEqualTo(200);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "a map that ends before its member,         a1",
        "a map that ends before its value,          a1654c696d6974",
        "a map without an end,                      bf654c696d697401",
        "an end without a beginning,                ff",
        "two values,                                a0a0",
        "a list,                                    80",
        "a text,                                    6161",
        "a number,                                  07",
        "a null,                                    f6",
        "a text longer than the body,               a16c4c6f636174696f6e4e616d657affffffff",
        "a text longer than any body,               a16c4c6f636174696f6e4e616d657b7fffffffffffffff",
        "a list of more members than memory,        a16454616773 9b7fffffffffffffff",
        "a map of more members than memory,         bb7fffffffffffffff",
        "text that is not UTF-8,                    a16c4c6f636174696f6e4e616d6562c328",
        "a reserved length,                         a1654c696d69741c",
        "a tag of nothing,                          a1654c696d6974c1"
    })
    void whatIsNotACborMapIsASerializationError(String what, String hex) {
        assertSerializationError(cbor("CreateLocation", HexFormat.of().parseHex(hex.replace(" ", ""))));
    }

    @ParameterizedTest
    @CsvSource({
        "a16c4c6f636174696f6e4e616d6505,    locationName",
        "a16c4c6f636174696f6e4e616d65f5,    locationName",
        "a16c4c6f636174696f6e4e616d6580,    locationName",
        "a16c4c6f636174696f6e4e616d65a0,    locationName",
        "a16c4c6f636174696f6e4e616d654161,  locationName",
        "a16454616773a0,                    tags",
        "a1645461677381f4,                  tags.1.member"
    })
    void aMemberOfAnotherTypeIsNamed(String hex, String path) {
        assertNames(path, cbor("CreateLocation", HexFormat.of().parseHex(hex)));
    }

    @Test
    void numbersAndTimesOfAnotherTypeAreNamed() {
        assertNames("limit", send("ListLocations", Map.of("Limit", "5")));
        assertNames("limit", send("ListLocations", Map.of("Limit", 1.5)));
        assertNames("limit", send("ListLocations", Map.of("Limit", 99_999_999_999L)));
        assertNames("startTime", send("DescribeFleetEvents", Map.of("StartTime", "2026-01-01T00:00:00Z")));
        assertNames("startTime", send("DescribeFleetEvents", Map.of("StartTime", Double.NaN)));
    }

    @Test
    void nestingHasALimitWhetherTheMemberIsKnownOrNot() {
        byte[] deep = new byte[50_000];
        Arrays.fill(deep, (byte) ARRAY_OF_ONE);
        deep[deep.length - 1] = 0;
        assertSerializationError(cbor("CreateLocation", mapOf("Tags", deep)));
        assertSerializationError(cbor("CreateLocation", mapOf("Unkn", deep)));
    }

    @Test
    void unknownMembersAndNullsAreIgnored() {
        Map<String, Object> colour = Map.of("of", List.of(1L, Map.of("the", 2.5)));
        assertThat(send("ListLocations", Map.of("Limit", 1L, "Colour", colour)).status())
                .isEqualTo(200);
        byte[] noLimit = HexFormat.of().parseHex("a1654c696d6974f6");
        assertThat(cbor("ListLocations", noLimit).status()).isEqualTo(200);
    }

    @Test
    void bothFormsOfLengthAreRead() {
        byte[] indefinite = HexFormat.of().parseHex("bf654c696d6974016746696c746572739f7f6343555363544f4dffffff");
        assertThat(cbor("ListLocations", indefinite).status()).isEqualTo(200);
    }

    @Test
    void noBodyIsAnEmptyMap() {
        assertThat(cbor("ListLocations", new byte[0]).status()).isEqualTo(200);
    }

    @Test
    void aBodyBeyondOneMebibyteIsTooLarge() {
        RawHttp.Answer answer = cbor("CreateLocation", new byte[(1 << 20) + 1]);
        assertThat(answer.status()).isEqualTo(413);
        assertThat(answer.header("content-type")).isEqualTo("application/cbor");
        assertThat((String) answer.body().get("__type")).endsWith("#RequestEntityTooLargeException");
    }

    private static byte[] mapOf(String fourLetters, byte[] value) {
        byte[] start = HexFormat.of().parseHex("a164");
        return ByteBuffer.allocate(6 + value.length)
                .put(start)
                .put(fourLetters.getBytes(StandardCharsets.US_ASCII))
                .put(value)
                .array();
    }

    private static RawHttp.Answer send(String operation, Map<String, Object> input) {
        return cbor(operation, PlainValues.cbor().write(input));
    }

    private static RawHttp.Answer cbor(String operation, byte[] body) {
        return new RawHttp(SERVER.endpoint()).send(WireProtocol.CBOR, operation, body);
    }

    private static void assertNames(String path, RawHttp.Answer answer) {
        assertSerializationError(answer);
        assertThat((String) answer.body().get("Message")).contains("'" + path + "'");
    }

    private static void assertSerializationError(RawHttp.Answer answer) {
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.header("content-type")).isEqualTo("application/cbor");
        assertThat(answer.header("smithy-protocol")).isEqualTo("rpc-v2-cbor");
        assertThat(answer.header("x-amzn-RequestId")).isNotEmpty();
        assertThat((String) answer.body().get("__type")).endsWith("#SerializationException");
    }
}
