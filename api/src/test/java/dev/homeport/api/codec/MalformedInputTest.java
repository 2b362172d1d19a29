package dev.homeport.api.codec;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.homeport.api.ApiError;
import dev.homeport.api.fleet.CreateFleetInput;
import dev.homeport.api.fleet.ListFleetsInput;
import dev.homeport.api.gamesession.CreateGameSessionInput;
import dev.homeport.api.playersession.CreatePlayerSessionsInput;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MalformedInputTest {
    static Stream<Arguments> json() {
        return Stream.of(
                json("   ", "The end of the input can not be converted to a Structure"),
                json("[]", "START_ARRAY can not be converted to a Structure"),
                json("\"a\"", "STRING_VALUE 'a' can not be converted to a Structure"),
                json("null", "NULL_VALUE can not be converted to a Structure"),
                json("{", "not valid JSON: Unexpected end-of-input"),
                json("{\"Name\":\"a", "not valid JSON: Unexpected end-of-input"),
                json("{\"Name\"", "not valid JSON"),
                json("{Name:1}", "not valid JSON: Unexpected character ('N'"),
                json("{\"Name\":\"a\",}", "not valid JSON: Unexpected character ('}'"),
                json("{\"Name\":'a'}", "not valid JSON"),
                json("{\"Name\":1}", "NUMBER_VALUE '1' at 'name' can not be converted to a String"),
                json("{\"Name\":{\"a\":1}}", "START_OBJECT at 'name' can not be converted to a String"),
                json("{\"Name\":[\"a\"]}", "START_ARRAY at 'name' can not be converted to a String"),
                json("{\"Name\":true}", "TRUE_VALUE at 'name' can not be converted to a String"),
                json("{\"Tags\":{}}", "START_OBJECT at 'tags' can not be converted to a List"),
                json("{\"Tags\":[{},null]}", "NULL_VALUE at 'tags.2.member' can not be converted to a list member"),
                json("{\"Tags\":[{},{\"Key\":7}]}", "'7' at 'tags.2.member.key' can not be converted to a String"),
                json("{\"Tags\":[\"a\"]}", "STRING_VALUE 'a' at 'tags.1.member' can not be converted to a Structure"),
                json("{\"ComputeType\":3}", "NUMBER_VALUE '3' at 'computeType' can not be converted to a String"),
                json("{\"Name\":\"a\",\"Name\":\"b\"}", "The member at 'name' is given twice"),
                json("{\"Name\":null,\"Name\":\"b\"}", "The member at 'name' is given twice"),
                json("{}{}", "The body goes on after its end"),
                json("{}]", "not valid JSON"),
                json("{} x", "not valid JSON: Unrecognized token 'x'"),
                json("{\"Name\":\"\\ud800\"}", "The member at 'name' is not valid text"),
                json("{\"Name\":\"\\udc00\\ud800\"}", "The member at 'name' is not valid text"),
                json("{\"Name\":\"\u00ff\"}", "not valid JSON: Invalid UTF-8"),
                json("{\"Name\":\"\u00c3\"}", "not valid JSON: Invalid UTF-8"),
                json("{\"Name\":\"\n\"}", "not valid JSON: Illegal unquoted character"),
                json("{\"Unknown\":" + "[".repeat(200) + "]".repeat(200) + "}", "nesting depth (101) exceeds"),
                json("{\"Tags\":" + "[".repeat(200_000), "START_ARRAY at 'tags.1.member' can not be converted"),
                json("{\"Unknown\":" + "9".repeat(200) + "}", "Number value length (200) exceeds"));
    }

    static Stream<Arguments> numbers() {
        String path = "at 'maximumPlayerSessionCount' can not be converted to an Integer";
        return Stream.of(
                number("\"abc\"", "STRING_VALUE 'abc' " + path),
                number("3.5", "NUMBER_VALUE '3.5' " + path),
                number("2147483648", "NUMBER_VALUE '2147483648' " + path),
                number("-99999999999999999999", "NUMBER_VALUE '-99999999999999999999' " + path),
                number("1e400", "NUMBER_VALUE '1e400' " + path),
                number("1e99999999999", "NUMBER_VALUE '1e99999999999' " + path),
                number("true", "TRUE_VALUE " + path),
                number("NaN", "not valid JSON"),
                number("01", "not valid JSON"));
    }

    static Stream<Arguments> cbor() {
        return Stream.of(
                cbor("80", "START_ARRAY can not be converted to a Structure"),
                cbor("f6", "NULL_VALUE can not be converted to a Structure"),
                cbor("a1", "not valid CBOR"),
                cbor("a1 64 4e61", "not valid CBOR"),
                cbor("a1 64 4e616d65", "not valid CBOR"),
                cbor("a1 64 4e616d65 62 61", "not valid CBOR"),
                cbor("bf 64 4e616d65 61 61", "not valid CBOR"),
                cbor("a1 64 4e616d65 41 61", "BYTES_VALUE at 'name' can not be converted to a String"),
                cbor("a1 64 4e616d65 01", "NUMBER_VALUE '1' at 'name' can not be converted to a String"),
                cbor("a1 64 4e616d65 61 ff", "not valid CBOR"),
                cbor("a1 64 4e616d65 63 eda080", "The member at 'name' is not valid text"),
                cbor("a1 64 4e616d65 ff", "not valid CBOR"),
                cbor("a2 64 4e616d65 61 61 64 4e616d65 61 62", "The member at 'name' is given twice"),
                cbor("a0 00", "The body goes on after its end"),
                cbor("a1 64 54616773 81 f6", "NULL_VALUE at 'tags.1.member' can not be converted to a list member"),
                cbor("a1 64 54616773 81 a1 63 4b6579 07", "'7' at 'tags.1.member.key' can not be converted"),
                cbor("a1 64 54616773 9b 7fffffffffffffff", "not valid CBOR"),
                cbor("a1 64 4e616d65 7b 7fffffffffffffff", "not valid CBOR"),
                cbor("a1 61 78" + "81".repeat(200), "nesting depth (101) exceeds"),
                cbor("a1 61 78" + "9f".repeat(200_000), "nesting depth (101) exceeds"),
                cbor("ff", "not valid CBOR"),
                cbor("1c", "not valid CBOR"));
    }

    @ParameterizedTest
    @MethodSource({"json", "numbers", "cbor"})
    void malformedInputIsASerializationErrorThatSaysWhatIsWrong(
            RecordCodec codec, byte[] body, Class<?> type, String complaint) {
        Throwable thrown = catchThrowable(() -> codec.decode(body, type));

        assertThat(thrown).isInstanceOf(ApiError.class).hasMessageContaining(complaint);
        assertThat(((ApiError) thrown).code()).isEqualTo(ApiError.Code.SERIALIZATION);
    }

    @Test
    void unknownMembersAreSkippedWithAllTheyContain() {
        byte[] json = latin1("{\"A\":{\"B\":[1,{\"NextToken\":\"no\"}]},\"NextToken\":\"yes\",\"C\":null}");
        byte[] cbor = hex("a2 61 41 a1 69 4e657874546f6b656e 62 6e6f 69 4e657874546f6b656e 63 796573");

        assertThat(RecordCodec.json().decode(json, ListFleetsInput.class).nextToken())
                .isEqualTo("yes");
        assertThat(RecordCodec.cbor().decode(cbor, ListFleetsInput.class).nextToken())
                .isEqualTo("yes");
    }

    @Test
    void aMapMemberGivenTwiceIsRefused() {
        byte[] json = latin1("{\"PlayerDataMap\":{\"Bob\":\"a\",\"Bob\":\"b\"}}");

        assertThat(catchThrowable(() -> RecordCodec.json().decode(json, CreatePlayerSessionsInput.class)))
                .hasMessage("The member at 'playerDataMap.Bob' is given twice");
    }

    @Test
    void anIntegralFloatIsAnInteger() {
        byte[] json = latin1("{\"Limit\":3.0}");
        byte[] cbor = hex("a1 65 4c696d6974 fb 4008000000000000");

        assertThat(RecordCodec.json().decode(json, ListFleetsInput.class).limit())
                .isEqualTo(3);
        assertThat(RecordCodec.cbor().decode(cbor, ListFleetsInput.class).limit())
                .isEqualTo(3);
    }

    private static Arguments json(String body, String complaint) {
        return Arguments.of(RecordCodec.json(), latin1(body), CreateFleetInput.class, complaint);
    }

    private static Arguments number(String number, String complaint) {
        byte[] body = latin1("{\"MaximumPlayerSessionCount\":" + number + "}");
        return Arguments.of(RecordCodec.json(), body, CreateGameSessionInput.class, complaint);
    }

    private static Arguments cbor(String hex, String complaint) {
        return Arguments.of(RecordCodec.cbor(), hex(hex), CreateFleetInput.class, complaint);
    }

    private static byte[] latin1(String text) {
        return text.getBytes(ISO_8859_1);
    }

    private static byte[] hex(String text) {
        return HexFormat.of().parseHex(text.replace(" ", ""));
    }
}
