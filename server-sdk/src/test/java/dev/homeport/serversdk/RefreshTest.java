package dev.homeport.serversdk;

import static dev.homeport.serversdk.GameServers.host;
import static dev.homeport.serversdk.GameServers.timing;
import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.serversdk.GameServers.Host;
import dev.homeport.serversdk.internal.JsonObject;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RefreshTest {
    private final ScriptedService service = new ScriptedService();

    @AfterEach
    void stop() throws IOException {
        service.close();
    }

    private static String refresh(String url, String token) {
        return "{\"Action\":\"RefreshConnection\",\"RefreshConnectionEndpoint\":\"%s\",\"AuthToken\":\"%s\"}"
                .formatted(url, token);
    }

    @Test
    void aSecondConnectionTakesOverWithTheNewTokenAndTheOldOneIsClosed() {
        try (Host host = host(service)) {
            host.socket().send(refresh(service.url() + "/new", "newtoken"));
            ScriptedSocket second = service.socket();
            assertThat(second.target()).startsWith("/new/?");
            assertThat(second.query())
                    .containsEntry("Authorization", "newtoken")
                    .containsEntry("pID", host.socket().query().get("pID"));
            assertThat(second.query().get("IdempotencyToken"))
                    .isNotEqualTo(host.socket().query().get("IdempotencyToken"));
            assertThat(host.socket().closeCode()).isEqualTo(1001);

            host.server().acceptPlayerSession("psess-1");
            assertThat(second.receive().text("Action")).isEqualTo("AcceptPlayerSession");

            second.kill();
            assertThat(service.socket().target()).isEqualTo(second.target());
        }
    }

    @Test
    void theOldConnectionIsStillReadForAWhile() {
        service.stayMuteOn("AcceptPlayerSession");
        try (Host host = host(service, timing().withRefreshOverlap(Duration.ofMinutes(1)))) {
            CompletableFuture<Void> accepted = CompletableFuture.runAsync(
                    () -> host.server().acceptPlayerSession("psess-1"), ScriptedService::inBackground);
            JsonObject request = host.socket().receive("AcceptPlayerSession");
            host.socket().send(refresh(service.url(), "newtoken"));
            ScriptedSocket second = service.socket();

            host.socket().send(ScriptedService.answer(request, 200, ""));
            accepted.join();
            assertThat(second.hasReceivedNothing()).isTrue();
        }
    }

    @Test
    void whatTheOldConnectionLeftUnansweredIsSentAgainOnTheNewOne() {
        service.stayMuteOn("AcceptPlayerSession");
        try (Host host = host(service)) {
            CompletableFuture<Void> accepted = CompletableFuture.runAsync(
                    () -> host.server().acceptPlayerSession("psess-1"), ScriptedService::inBackground);
            JsonObject request = host.socket().receive("AcceptPlayerSession");
            host.socket().send(refresh(service.url(), "newtoken"));
            ScriptedSocket second = service.socket();

            assertThat(second.receive().members()).isEqualTo(request.members());
            second.send(ScriptedService.answer(request, 200, ""));
            accepted.join();
        }
    }

    @Test
    void aFailedRefreshLeavesTheOldConnectionInPlace() {
        try (Host host = host(service)) {
            service.refuse(403);
            host.socket().send(refresh(service.url(), "badtoken"));
            host.socket().send(refresh("http://nonsense", "badtoken"));
            host.server().acceptPlayerSession("psess-1");
            assertThat(host.socket().receive("AcceptPlayerSession").text("PlayerSessionId"))
                    .isEqualTo("psess-1");
        }
    }
}
