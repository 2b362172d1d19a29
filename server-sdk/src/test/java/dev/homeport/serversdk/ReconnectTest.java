package dev.homeport.serversdk;

import static dev.homeport.serversdk.GameServers.host;
import static dev.homeport.serversdk.GameServers.timing;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.homeport.serversdk.GameServers.Host;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReconnectTest {
    private final ScriptedService service = new ScriptedService();

    @AfterEach
    void stop() throws IOException {
        service.close();
    }

    @Test
    void aLostConnectionIsRestoredWithTheSameUrlAndNothingIsActivatedAgain() {
        try (Host host = host(service)) {
            host.socket().kill();
            ScriptedSocket second = service.socket();
            assertThat(second.target()).isEqualTo(host.socket().target());

            host.server().acceptPlayerSession("psess-1");
            assertThat(second.receive().text("Action")).isEqualTo("AcceptPlayerSession");
        }
    }

    @Test
    void theEndOfAConnectionIsNoticedRightBehindAMessage() {
        try (Host host = host(service)) {
            ScriptedSocket socket = host.socket();
            for (int round = 0; round < 50; round++) {
                host.server().acceptPlayerSession("psess-1");
                socket.send("{\"Action\":\"Unknown\"}");
                socket.kill();
                socket = service.socket();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1000, 1001, 1011, 1012})
    void aCloseByTheServiceIsNotTheEndWhateverItsCode(int code) {
        try (Host host = host(service)) {
            host.socket().close(code);
            ScriptedSocket second = service.socket();
            host.server().acceptPlayerSession("psess-1");
            assertThat(second.receive().text("PlayerSessionId")).isEqualTo("psess-1");
        }
    }

    @Test
    void anUnansweredRequestIsSentAgainWithTheSameIdOnTheNewConnection() {
        service.stayMuteOn("AcceptPlayerSession");
        try (Host host = host(service)) {
            CompletableFuture<Void> accepted = accept(host, "psess-1");
            String requestId = host.socket().receive("AcceptPlayerSession").text("RequestId");
            service.answer("AcceptPlayerSession", request -> Optional.of(ScriptedService.answer(request, 200, "")));
            host.socket().kill();
            assertThat(service.socket().receive("AcceptPlayerSession").text("RequestId"))
                    .isEqualTo(requestId);
            assertThatCode(() -> accepted.get(ScriptedService.PATIENCE_SECONDS, TimeUnit.SECONDS))
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void aCallMadeWhileTheServiceIsAwayIsAnsweredWhenItIsBack() {
        try (Host host = host(service)) {
            service.refuseAlways(503);
            host.socket().kill();
            CompletableFuture<Void> accepted = accept(host, "psess-1");
            service.refuseAlways(0);
            assertThatCode(() -> accepted.get(ScriptedService.PATIENCE_SECONDS, TimeUnit.SECONDS))
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void reconnectingIsNotGivenUpAfterTheDelaysAreUsedUp() {
        try (Host host = host(service)) {
            service.refuse(503, 503, 503, 503, 503, 503, 403, 503);
            host.socket().kill();
            service.socket();
            host.server().acceptPlayerSession("psess-1");
        }
    }

    @Test
    void aProcessTheServiceRefusesIsCutOff() {
        service.stayMuteOn("AcceptPlayerSession");
        try (Host host = host(service)) {
            CompletableFuture<Void> accepted = accept(host, "psess-1");
            host.socket().receive("AcceptPlayerSession");
            service.refuseAlways(403);
            host.socket().kill();

            assertThat(accepted.handle((done, failure) -> failure.getCause()).join())
                    .isInstanceOfSatisfying(
                            GameLiftException.class,
                            failure -> assertThat(failure.type()).isEqualTo(ErrorType.GAMELIFT_SERVER_NOT_INITIALIZED));
            assertThat(catchThrowableOfType(
                                    GameLiftException.class, () -> host.server().acceptPlayerSession("psess-2"))
                            .type())
                    .isEqualTo(ErrorType.GAMELIFT_SERVER_NOT_INITIALIZED);
        }
    }

    @Test
    void twoUnansweredRequestsInARowReplaceTheConnection() {
        Timing impatient =
                timing().withTimeouts(Duration.ofMillis(200), Duration.ofSeconds(20), Duration.ofSeconds(20));
        try (Host host = host(service, impatient)) {
            service.stayMuteOn("AcceptPlayerSession");
            for (String playerSession : new String[] {"psess-1", "psess-2"}) {
                GameLiftException failure = catchThrowableOfType(
                        GameLiftException.class, () -> host.server().acceptPlayerSession(playerSession));
                assertThat(failure.type()).isEqualTo(ErrorType.SERVICE_CALL_FAILED);
                assertThat(failure).hasMessageContaining("AcceptPlayerSession was not answered within 200 ms");
            }
            ScriptedSocket second = service.socket();
            assertThat(second.target()).isEqualTo(host.socket().target());
            assertThat(host.socket().closeCode()).isEqualTo(1006);
        }
    }

    @Test
    void theServiceMayCloseAProcessThatHasEnded() {
        try (Host host = host(service)) {
            service.answer("TerminateServerProcess", request -> {
                host.socket().send(ScriptedService.answer(request, 200, ""));
                host.socket().close(1000);
                return Optional.empty();
            });
            host.server().processEnding();
            assertThat(host.socket().closeCode()).isEqualTo(1000);
            assertThat(catchThrowableOfType(
                                    GameLiftException.class, () -> host.server().activateGameSession())
                            .type())
                    .isEqualTo(ErrorType.PROCESS_NOT_READY);
        }
    }

    private static CompletableFuture<Void> accept(Host host, String playerSessionId) {
        return CompletableFuture.runAsync(
                () -> host.server().acceptPlayerSession(playerSessionId), ScriptedService::inBackground);
    }
}
