package dev.homeport.server.legacy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.process.ServerProcess;
import dev.homeport.server.TestHomeport;
import dev.homeport.server.legacy.client.LegacyGameServer.Told;
import dev.homeport.server.legacy.client.Sdk3Server;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
                assertThat(homeport.gameLift()
                                .describeGameSessions(request -> request.gameSessionId(session.gameSessionId()))
                                .gameSessions()
                                .getFirst()
                                .status())
                        .isEqualTo(GameSessionStatus.ACTIVE);
            }
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

    private static Sdk3Server ready(TestHomeport homeport, String processId) throws Exception {
        Sdk3Server server = connect(homeport, processId);
        server.call("ProcessReady", Map.of("port", 7777));
        server.call("ReportHealth", Map.of("healthStatus", true));
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
