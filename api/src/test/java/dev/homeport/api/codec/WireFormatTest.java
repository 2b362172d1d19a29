package dev.homeport.api.codec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.api.ApiError;
import dev.homeport.api.compute.Compute;
import dev.homeport.api.event.DescribeFleetEventsInput;
import dev.homeport.api.fleet.DescribeFleetAttributesOutput;
import dev.homeport.api.fleet.EC2InstanceCounts;
import dev.homeport.api.fleet.FleetAttributes;
import dev.homeport.api.fleet.ListFleetsInput;
import dev.homeport.api.tag.ListTagsForResourceInput;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WireFormatTest {
    private static final RecordCodec JSON = RecordCodec.json();
    private static final RecordCodec CBOR = RecordCodec.cbor();

    @Test
    void unsetMembersAreLeftOutAndEmptyListsAreWritten() {
        var fleet = FleetAttributes.builder().name("a").metricGroups(List.of()).build();

        assertThat(json(new DescribeFleetAttributesOutput(List.of(fleet), null)))
                .isEqualTo("{\"FleetAttributes\":[{\"Name\":\"a\",\"MetricGroups\":[]}]}");
    }

    @Test
    void membersWithUnusualNamesKeepThem() {
        assertThat(json(new ListTagsForResourceInput("arn"))).isEqualTo("{\"ResourceARN\":\"arn\"}");
        assertThat(json(new EC2InstanceCounts(1, null, null, null, null, null, null)))
                .isEqualTo("{\"DESIRED\":1}");
    }

    @Test
    void textThatIsWrittenAgainLooksTheSame() {
        String text = "\"quoted\\ \n\u0007 ключ 😀 /";
        var fleet = FleetAttributes.builder().name(text).build();
        var four = new DescribeFleetAttributesOutput(List.of(fleet, fleet, fleet, fleet), null);

        String once = "{\"Name\":\"\\\"quoted\\\\ \\n\\u0007 ключ 😀 /\"}";
        assertThat(json(four)).isEqualTo("{\"FleetAttributes\":[" + String.join(",", once, once, once, once) + "]}");
        assertThat(CBOR.read(CBOR.write(four), DescribeFleetAttributesOutput.class))
                .isEqualTo(four);
    }

    @ParameterizedTest
    @CsvSource({
        "1704164645678, 1704164645.678",
        "1704164645600, 1704164645.6",
        "1704164645000, 1704164645",
        "1, 0.001",
        "-1500, -1.5"
    })
    void jsonTimestampsArePlainSecondsWithUpToMilliseconds(long millis, String expected) {
        var compute =
                Compute.builder().creationTime(Instant.ofEpochMilli(millis)).build();

        assertThat(json(compute)).isEqualTo("{\"CreationTime\":" + expected + "}");
    }

    @ParameterizedTest
    @CsvSource({"1704164645, 1704164645000", "1704164645.678, 1704164645678", "1.704164645678E9, 1704164645678"})
    void jsonTimestampsAreReadInEverySpelling(String spelling, long millis) {
        var input = JSON.read(("{\"StartTime\":" + spelling + "}").getBytes(UTF_8), DescribeFleetEventsInput.class);

        assertThat(input.startTime()).isEqualTo(Instant.ofEpochMilli(millis));
    }

    @Test
    void cborTimestampsAreTaggedSecondsInDefiniteMaps() {
        var whole = new DescribeFleetEventsInput(null, Instant.ofEpochSecond(1704164645), null, null, null);
        var broken = new DescribeFleetEventsInput(null, Instant.ofEpochMilli(1704164645500L), null, null, null);

        assertThat(CBOR.write(whole)).isEqualTo(hex("a1 69 537461727454696d65 c1 1a 65937d25"));
        assertThat(CBOR.write(broken)).isEqualTo(hex("a1 69 537461727454696d65 c1 fb 41d964df49600000"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a1 69 537461727454696d65 c1 18 64", // tagged integer
                "a1 69 537461727454696d65 18 64", // bare integer
                "a1 69 537461727454696d65 c1 f9 5640", // half float
                "a1 69 537461727454696d65 c1 fa 42c80000", // single float
                "a1 69 537461727454696d65 c1 fb 4059000000000000", // double
                "bf 69 537461727454696d65 c1 18 64 ff", // indefinite map
                "bf 7f 65 5374617274 64 54696d65 ff c1 18 64 ff" // indefinite name
            })
    void cborTimestampsAreReadInEverySpelling(String bytes) {
        var input = CBOR.read(hex(bytes), DescribeFleetEventsInput.class);

        assertThat(input.startTime()).isEqualTo(Instant.ofEpochSecond(100));
    }

    @Test
    void cborStringsMayComeInPieces() {
        var input = CBOR.read(hex("a1 69 4e657874546f6b656e 7f 61 61 61 62 ff"), ListFleetsInput.class);

        assertThat(input.nextToken()).isEqualTo("ab");
    }

    @Test
    void anEmptyBodyIsAnEmptyInput() {
        var empty = new ListFleetsInput(null, null, null, null);

        assertThat(JSON.decode(new byte[0], ListFleetsInput.class)).isEqualTo(empty);
        assertThat(CBOR.decode(new byte[0], ListFleetsInput.class)).isEqualTo(empty);
    }

    @Test
    void onlyTheGivenPartOfTheBytesIsRead() {
        byte[] bytes = "xx{\"NextToken\":\"a\"}yy".getBytes(UTF_8);

        assertThat(JSON.decode(bytes, 2, bytes.length - 4, ListFleetsInput.class)
                        .nextToken())
                .isEqualTo("a");
    }

    @Test
    void errorsCarryTheirTypeAndMessageInTheBody() {
        var error = new ApiError(ApiError.Code.NOT_FOUND, "gone");

        assertThat(new String(JSON.writeError(error), UTF_8))
                .isEqualTo("{\"__type\":\"NotFoundException\",\"Message\":\"gone\"}");
        assertThat(new String(CBOR.writeError(error), UTF_8))
                .contains("__type", "com.amazonaws.gamelift#NotFoundException", "Message", "message", "gone");
    }

    private static String json(Object record) {
        return new String(JSON.write(record), UTF_8);
    }

    private static byte[] hex(String text) {
        return HexFormat.of().parseHex(text.replace(" ", ""));
    }
}
