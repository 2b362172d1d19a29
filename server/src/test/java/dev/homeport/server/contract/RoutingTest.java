package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens to requests that do not find an operation, and to those that ask something else of Homeport. */
final class RoutingTest {
    private static final String JSON = "application/x-amz-json-1.1";
    private static final String CBOR_PATH = "/service/GameLift/operation/";

    @RegisterExtension
    static final SharedServer SERVER = new SharedServer();

    @ParameterizedTest
    @ValueSource(strings = {"GameLift.Fly", "GameLift.listlocations", "DynamoDB_20120810.ListTables"})
    void anUnknownOperationIsToldInJson(String target) {
        RawHttp.Answer answer = post("/", Map.of("X-Amz-Target", target, "Content-Type", JSON));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.header("content-type")).isEqualTo(JSON);
        assertThat(answer.body()).containsEntry("__type", "UnknownOperationException");
        assertThat((String) answer.body().get("Message")).contains(target.replace("GameLift.", ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                CBOR_PATH + "Fly",
                CBOR_PATH,
                CBOR_PATH + "ListLocations/",
                "/service/DynamoDB/operation/ListTables",
                "/service/GameLift/ListLocations"
            })
    void anUnknownOperationIsToldInCbor(String path) {
        RawHttp.Answer answer = post(path, Map.of("Content-Type", "application/cbor"));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.header("content-type")).isEqualTo("application/cbor");
        assertThat(answer.body()).containsEntry("__type", "com.amazonaws.gamelift#UnknownOperationException");
        assertThat(answer.body().get("message")).isEqualTo(answer.body().get("Message"));
    }

    @Test
    void aMissingTargetIsToldInJson() {
        RawHttp.Answer answer = post("/", Map.of("Content-Type", JSON));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body())
                .isEqualTo(Map.of(
                        "__type",
                        "UnknownOperationException",
                        "Message",
                        "The X-Amz-Target header is missing; expected GameLift. and the name of an operation"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"application/cbor", "application/json", "application/x-amz-json-1.0", "text/plain", "json"})
    void jsonMustSayThatItIsJson(String contentType) {
        RawHttp.Answer answer =
                post("/", Map.of("X-Amz-Target", "GameLift.ListLocations", "Content-Type", contentType));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body())
                .isEqualTo(Map.of(
                        "__type",
                        "SerializationException",
                        "Message",
                        "Content-Type is '" + contentType + "'; expected 'application/x-amz-json-1.1'"));
    }

    @ParameterizedTest
    @ValueSource(strings = {JSON, "application/json", "application/cborish"})
    void cborMustSayThatItIsCbor(String contentType) {
        RawHttp.Answer answer = post(CBOR_PATH + "ListLocations", Map.of("Content-Type", contentType));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.header("content-type")).isEqualTo("application/cbor");
        assertThat((String) answer.body().get("Message"))
                .isEqualTo("Content-Type is '" + contentType + "'; expected 'application/cbor'");
    }

    @Test
    void aMissingContentTypeIsTold() {
        RawHttp.Answer answer = post("/", Map.of("X-Amz-Target", "GameLift.ListLocations"));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body().get("Message"))
                .isEqualTo("Content-Type is missing; expected 'application/x-amz-json-1.1'");
    }

    @ParameterizedTest
    @ValueSource(strings = {JSON + "; charset=utf-8", JSON + ";charset=UTF-8", "APPLICATION/X-AMZ-JSON-1.1"})
    void aContentTypeMayHaveParametersAndAnyCase(String contentType) {
        RawHttp.Answer answer =
                post("/", Map.of("X-Amz-Target", "GameLift.ListLocations", "Content-Type", contentType));
        assertThat(answer.status()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /",
        "PUT, /",
        "DELETE, /",
        "GET, /service/GameLift/operation/ListLocations",
        "GET, /favicon.ico",
        "POST, /nothing/here",
        "GET, /_homeport"
    })
    void whateverIsNotThereIsNotFoundAndTheAnswerSaysWhatIs(String method, String path) {
        RawHttp.Answer answer = new RawHttp(SERVER.endpoint()).send(method, path, Map.of(), new byte[0]);
        assertThat(answer.status()).isEqualTo(404);
        assertThat((String) answer.body().get("error"))
                .startsWith("There is nothing at " + method + " " + path + ";")
                .contains("X-Amz-Target");
    }

    @Test
    void theServerSaysThatItIsAliveAndReady() {
        assertThat(text("/healthz")).isEqualTo("200 alive\n");
        assertThat(text("/readyz")).isEqualTo("200 ready\n");
    }

    private static String text(String path) {
        RawHttp.Answer answer = new RawHttp(SERVER.endpoint()).send("GET", path, Map.of(), new byte[0]);
        return answer.status() + " " + new String(answer.bytes(), StandardCharsets.UTF_8);
    }

    private static RawHttp.Answer post(String path, Map<String, String> headers) {
        byte[] noMembers = path.equals("/") ? new byte[] {'{', '}'} : new byte[] {(byte) 0xA0};
        return new RawHttp(SERVER.endpoint()).send("POST", path, headers, noMembers);
    }
}
