package dev.homeport.server.legacy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.process.ReturnTimeout;
import dev.homeport.core.process.ServerProcess;
import dev.homeport.server.TestHomeport;
import dev.homeport.server.contract.ClockClient;
import dev.homeport.server.legacy.client.LegacyClients;
import dev.homeport.server.legacy.client.LegacyGameServer;
import dev.homeport.server.legacy.client.LegacyGameServer.Told;
import dev.homeport.server.legacy.client.Sdk3Server;
import dev.homeport.server.log.ManualTime;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.gamelift.model.GameSession;
import software.amazon.awssdk.services.gamelift.model.GameSessionStatus;

/** What becomes of legacy processes that lose their connection. */
final class ReconnectTest {
    private static final String NO_PROCESS = "4194306";
    private static final String THIS_PROCESS =
            Long.toString(ProcessHandle.current().pid());

    @TempDir
    private Path data;

    @Test
    void aProcessThatDiedIsGoneAtOnce() throws Exception {
        try (TestHomeport homeport = TestLegacy.local(data)) {
            Sdk3Server server = ready(homeport, NO_PROCESS);

            server.abort();

            TestLegacy.eventually(() -> homeport.state().processes().all().isEmpty());
        }
    }

    @Test
    void aProcessThatLeavesWithoutProcessEndingIsGoneAtOnce() throws Exception {
        try (TestHomeport homeport = TestLegacy.local(data)) {
            Sdk3Server server = ready(homeport, THIS_PROCESS);

            server.close();

            TestLegacy.eventually(() -> homeport.state().processes().all().isEmpty());
        }
    }

    @Test
    void aProcessThatWasCutOffComesBackToItsSession() throws Exception {
        try (TestHomeport homeport = TestLegacy.local(data)) {
            Sdk3Server before = ready(homeport, THIS_PROCESS);
            GameSession session = session(homeport);
            before.next();

            before.abort();
            try (Sdk3Server after = connect(homeport, THIS_PROCESS)) {
                assertThat(after.call("GameSessionActivate", Map.of("gameSessionId", session.gameSessionId()))
                                .success())
                        .isTrue();
            }
        }
    }

    @Test
    void processesOutliveARestart() throws Exception {
        Sdk3Server before;
        GameSession session;
        try (TestHomeport homeport = TestLegacy.local(data)) {
            before = ready(homeport, NO_PROCESS);
            session = session(homeport);
            before.next();
        }
        before.abort();
        try (TestHomeport homeport = TestLegacy.local(data)) {
            assertThat(homeport.state().processes().all())
                    .singleElement()
                    .extracting(ServerProcess::session)
                    .matches(hosted -> hosted.toString().contains("fleet-123"));
            try (Sdk3Server after = connect(homeport, NO_PROCESS)) {
                assertThat(after.call("GameSessionActivate", Map.of("gameSessionId", session.gameSessionId()))
                                .success())
                        .isTrue();
                assertThat(TestLegacy.status(homeport, session)).isEqualTo(GameSessionStatus.ACTIVE);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = LegacyClients.class,
            names = {"JAVA_SDK_3", "JAVA_SDK_4"})
    void aProcessThatWasCutOffIsGivenUpAfterThirtySeconds(LegacyClients client) throws Exception {
        try (TestHomeport homeport = onManualClock()) {
            LegacyGameServer server = client.start(homeport.legacyPorts(), THIS_PROCESS);
            server.getReady();
            GameSession session = session(homeport);

            server.abort();
            awaitAbsences(homeport, 1);
            advance(homeport, 29);
            assertThat(TestLegacy.status(homeport, session)).isEqualTo(GameSessionStatus.ACTIVATING);
            advance(homeport, 1);

            TestLegacy.eventually(() -> homeport.state().processes().all().isEmpty());
            assertThat(TestLegacy.status(homeport, session)).isEqualTo(GameSessionStatus.TERMINATED);
        }
    }

    @Test
    void inLocalModeAProcessMayStandStillInADebugger() throws Exception {
        try (TestHomeport homeport = onManualClock();
                Sdk3Server silent = ready(homeport, THIS_PROCESS)) {
            advance(homeport, 3600);

            session(homeport);
            assertThat(silent.next().callback()).isEqualTo("StartGameSession");
        }
    }

    @Test
    void everyAbsenceHasItsOwnThirtySeconds() throws Exception {
        try (TestHomeport homeport = onManualClock()) {
            ready(homeport, THIS_PROCESS).abort();
            awaitAbsences(homeport, 1);
            advance(homeport, 20);
            connect(homeport, THIS_PROCESS).abort();
            awaitAbsences(homeport, 2);

            advance(homeport, 29);
            assertThat(homeport.state().processes().all()).hasSize(1);
            advance(homeport, 1);

            TestLegacy.eventually(() -> homeport.state().processes().all().isEmpty());
        }
    }

    @Test
    void aProcessThatIsBackInTimeStays() throws Exception {
        try (TestHomeport homeport = onManualClock()) {
            ready(homeport, THIS_PROCESS).abort();
            awaitAbsences(homeport, 1);
            advance(homeport, 29);

            try (Sdk3Server back = connect(homeport, THIS_PROCESS)) {
                advance(homeport, 30);
                assertThat(back.call("ReportHealth", Map.of("healthStatus", true))
                                .success())
                        .isTrue();
                assertThat(homeport.state().processes().all()).hasSize(1);
            }
        }
    }

    @Test
    void aProcessThatIsAwayIsGivenUpWhicheverFleetItWasLentToMeanwhile() throws Exception {
        try (TestHomeport homeport = onManualClock()) {
            ready(homeport, THIS_PROCESS).abort();
            awaitAbsences(homeport, 1);
            GameSession session = session(homeport);

            advance(homeport, 30);

            TestLegacy.eventually(() -> homeport.state().processes().all().isEmpty());
            assertThat(TestLegacy.status(homeport, session)).isEqualTo(GameSessionStatus.TERMINATED);
        }
    }

    @Test
    void aProcessThatStaysAwayAfterARestartIsGivenUpAfterThirtySeconds() throws Exception {
        Sdk3Server server;
        try (TestHomeport homeport = onManualClock()) {
            server = ready(homeport, THIS_PROCESS);
        }
        server.abort();
        try (TestHomeport homeport = onManualClock()) {
            awaitAbsences(homeport, 1);
            advance(homeport, 29);
            assertThat(homeport.state().processes().all()).hasSize(1);
            advance(homeport, 1);

            TestLegacy.eventually(() -> homeport.state().processes().all().isEmpty());
        }
    }

    @Test
    void callbacksGoOverTheNewestSocketOnly() throws Exception {
        try (TestHomeport homeport = TestLegacy.local(data);
                Sdk3Server older = ready(homeport, NO_PROCESS);
                Sdk3Server newer = connect(homeport, NO_PROCESS)) {
            session(homeport);

            Told told = newer.next();

            assertThat(told.callback()).isEqualTo("StartGameSession");
            assertThat(older.call("ReportHealth", Map.of("healthStatus", true)).success())
                    .isTrue();
        }
    }

    private TestHomeport onManualClock() {
        return TestLegacy.local(data, new ManualTime(Instant.EPOCH));
    }

    private static void advance(TestHomeport homeport, int seconds) {
        new ClockClient(homeport.endpoint()).advance(Duration.ofSeconds(seconds));
    }

    /** Until it is noticed that a process is away; its time begins to run then. */
    private static void awaitAbsences(TestHomeport homeport, int count) {
        TestLegacy.eventually(() -> homeport.state().timers().all().stream()
                        .filter(waiting -> waiting.timer() instanceof ReturnTimeout)
                        .count()
                == count);
    }

    private static Sdk3Server ready(TestHomeport homeport, String processId) throws Exception {
        Sdk3Server server = connect(homeport, processId);
        server.getReady();
        return server;
    }

    /** With the id of an old session in the query, as the C++ SDK does. */
    private static Sdk3Server connect(TestHomeport homeport, String processId) throws InterruptedException {
        return new Sdk3Server(homeport.legacyPorts().socketIoPort(), processId + "&sid=XA61wsDl3cwoDnmgAAAA", "3.3.0");
    }

    private static GameSession session(TestHomeport homeport) {
        return homeport.gameLift()
                .createGameSession(request -> request.fleetId("fleet-123").maximumPlayerSessionCount(2))
                .gameSession();
    }
}
