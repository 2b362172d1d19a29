package dev.homeport.server.contract;

import dev.homeport.server.contract.client.PlainValues;
import dev.homeport.server.contract.client.WireProtocol;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;

/** Sends any body with any headers, however little sense they make to the API. */
record RawHttp(URI endpoint) {
    /** An answer whose body is read in the format that its Content-Type names. */
    // Answers are looked at, never compared.
    @SuppressWarnings("ArrayRecordComponent")
    record Answer(int status, HttpHeaders headers, byte[] bytes) {
        String header(String name) {
            return headers.firstValue(name).orElse("");
        }

        Map<String, Object> body() {
            boolean cbor = header("content-type").equals("application/cbor");
            return (cbor ? PlainValues.cbor() : PlainValues.json()).read(bytes);
        }
    }

    Answer send(String method, String path, Map<String, String> headers, byte[] body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(endpoint.resolve(path))
                .timeout(Duration.ofSeconds(20))
                .method(method, HttpRequest.BodyPublishers.ofByteArray(body));
        headers.forEach(request::header);
        try (HttpClient http =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            HttpResponse<byte[]> response = http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
            return new Answer(response.statusCode(), response.headers(), response.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    Answer send(WireProtocol protocol, String operation, byte[] body) {
        return send("POST", protocol.path(operation), protocol.headers(operation), body);
    }
}
