package dev.homeport.server.contract.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Speaks one of the two protocols over plain HTTP requests, and checks what every answer must have. */
final class WireClient implements ContractClient {
    private final WireProtocol protocol;
    private final Target target;
    private final HttpClient http;

    WireClient(WireProtocol protocol, Target target) {
        this.protocol = protocol;
        this.target = target;
        HttpClient.Builder builder = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1);
        target.trusted()
                .ifPresent(certificate ->
                        builder.sslContext(Trust.only(certificate).context()));
        this.http = builder.build();
    }

    @Override
    public Map<String, Object> call(String operation, Map<String, Object> input) {
        byte[] content = protocol.format().write(input);
        HttpRequest.Builder request = HttpRequest.newBuilder(target.endpoint().resolve(protocol.path(operation)))
                .timeout(Duration.ofSeconds(20))
                .POST(HttpRequest.BodyPublishers.ofByteArray(content));
        protocol.signed(operation, content, target).forEach(request::header);
        HttpResponse<byte[]> response = send(request.build());
        protocol.checkHeaders(response.headers());
        Map<String, Object> body = protocol.format().read(response.body());
        if (response.statusCode() != 200) {
            throw protocol.error(body, response.statusCode());
        }
        return body;
    }

    @Override
    public List<Map<String, Object>> pages(String operation, Map<String, Object> input, int pageSize) {
        List<Map<String, Object>> pages = new ArrayList<>();
        Map<String, Object> question = new LinkedHashMap<>(input);
        question.put("Limit", pageSize);
        do {
            pages.add(call(operation, question));
            question.put("NextToken", pages.getLast().get("NextToken"));
        } while (question.get("NextToken") != null);
        return pages;
    }

    private HttpResponse<byte[]> send(HttpRequest request) {
        try {
            return http.send(request, HttpResponse.BodyHandlers.ofByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        http.close();
    }
}
