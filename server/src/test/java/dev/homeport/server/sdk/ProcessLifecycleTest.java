package dev.homeport.server.sdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.gamelift.model.EventCode;
import software.amazon.awssdk.services.gamelift.model.FleetCapacityExceededException;
import software.amazon.awssdk.services.gamelift.model.GameSessionStatus;
import software.amazon.awssdk.services.gamelift.model.PlayerSession;
import software.amazon.awssdk.services.gamelift.model.PlayerSessionStatus;

/** The ways a process can end, by a real socket and a clock that is moved. */
final class ProcessLifecycleTest extends SdkTestBase {
    private static final String PROCESS = "process-1 on compute my-compute of fleet ";

    @Test
    void aProcessIsGivenASessionOnlyAfterItsFirstHeartbeat() throws Exception {
        try (TestProcess process = world.connect("process-1")) {
            process.ready("ready-1");
            assertThatThrownBy(() -> world.createSession(1)).isInstanceOf(FleetCapacityExceededException.class);

            process.heartbeat(true);

            assertThat(world.createSession(1).gameSessionId()).isEqualTo(process.awaitSession());
        }
    }

    /** The SDK for C# spells some names in its own way and sends what is not set as null. */
    @Test
    void namesInAnyCaseAndMembersThatAreNullAreUnderstood() throws Exception {
        try (TestProcess process = world.connect("process-1")) {
            TestProcess.requireDone(process.call(
                    "ActivateServerProcess",
                    "\"sdkVersion\":\"5.4.0\",\"SDKLANGUAGE\":\"CSharp\",\"SdkToolName\":null,"
                            + "\"SdkToolVersion\":null,\"port\":7777,\"logPaths\":null"));
            TestProcess.requireDone(process.call("HeartbeatServerProcess", "\"healthStatus\":true"));

            assertThat(world.createSession(1).port()).isEqualTo(7777);
        }
    }

    /** What a server SDK asks of its container and not of the service is answered all the same. */
    @Test
    void anActionThatIsNoneIsRefusedByItsName() throws Exception {
        try (TestProcess process = world.connect("process-1")) {
            JsonNode answer = process.call("ListContainersNetworkInfo", "\"Limit\":1");

            assertThat(answer.field("StatusCode").orElseThrow().asNumber()).isEqualTo("400");
            assertThat(answer.field("Action").orElseThrow().text()).isEqualTo("ListContainersNetworkInfo");
            assertThat(answer.field("ErrorMessage").orElseThrow().text())
                    .contains("'ListContainersNetworkInfo' is not an action of the server SDK");
        }
    }

    @Test
    void aProcessWhoseFirstHeartbeatIsLateIsGivenASessionTwoSecondsAfterItGotReady() throws Exception {
        try (TestProcess process = world.connect("process-1")) {
            process.ready("ready-1");

            world.advance(Duration.ofSeconds(2));

            assertThat(world.createSession(1).gameSessionId()).isEqualTo(process.awaitSession());
        }
    }

    @Test
    void aProcessThatDoesNotGetReadyInFiveMinutesIsToldOf() throws Exception {
        try (TestProcess process = world.connect("process-1")) {
            world.advance(Duration.ofMinutes(5));

            assertThat(world.messages(EventCode.SERVER_PROCESS_PROCESS_READY_TIMEOUT))
                    .containsExactly("Server process " + PROCESS + world.fleetId()
                            + " did not call ProcessReady() within 5 minutes of InitSDK()");
            process.ready();
            assertThat(world.createSession(1).gameSessionId()).isEqualTo(process.awaitSession());
        }
    }

    @Test
    void aProcessThatReportsNothingForThreeMinutesIsTerminatedWithItsSession() throws Exception {
        try (TestProcess process = world.idleProcess("process-1")) {
            String session = world.createSession(2).gameSessionId();
            process.activateSession();
            PlayerSession alice = world.reserve(session, "alice");
            process.accept(alice);
            world.advance(Duration.ofSeconds(150));
            PlayerSession bob = world.reserve(session, "bob");
            world.advance(Duration.ofSeconds(29));
            assertThat(world.status(session)).isEqualTo(GameSessionStatus.ACTIVE);

            world.advance(Duration.ofSeconds(1));

            assertThat(world.status(session)).isEqualTo(GameSessionStatus.TERMINATED);
            assertThat(world.status(alice)).isEqualTo(PlayerSessionStatus.COMPLETED);
            assertThat(world.status(bob)).isEqualTo(PlayerSessionStatus.TIMEDOUT);
            assertThat(world.messages(EventCode.SERVER_PROCESS_TERMINATED_UNHEALTHY))
                    .containsExactly("Server process exceeded 3 minutes without reporting healthy");
            assertThat(terminationTime(process)).isEqualTo(world.now());
        }
    }

    @Test
    void aProcessThatReportsItselfUnhealthyForThreeMinutesIsTerminated() throws Exception {
        try (TestProcess process = world.idleProcess("process-1")) {
            for (int i = 0; i < 2; i++) {
                world.advance(Duration.ofMinutes(1));
                process.heartbeat(false);
            }
            assertThat(world.messages(EventCode.SERVER_PROCESS_TERMINATED_UNHEALTHY))
                    .isEmpty();

            world.advance(Duration.ofMinutes(1));

            assertThat(world.messages(EventCode.SERVER_PROCESS_TERMINATED_UNHEALTHY))
                    .hasSize(1);
        }
    }

    @Test
    void aProcessThatIsTakenForDeadAndIsNotIsToldToEndAtItsNextHeartbeat() throws Exception {
        try (TestProcess process = world.idleProcess("process-1")) {
            process.dropSocket();
            world.advance(Duration.ofMinutes(4));
            assertThat(world.messages(EventCode.SERVER_PROCESS_TERMINATED_UNHEALTHY))
                    .hasSize(1);

            process.reconnect();
            JsonNode answer = process.call("HeartbeatServerProcess", "\"HealthStatus\":true");

            assertThat(TestProcess.status(answer)).isEqualTo(404);
            assertThat(terminationTime(process)).isEqualTo(world.now());
            assertThatThrownBy(() -> world.createSession(1)).isInstanceOf(FleetCapacityExceededException.class);
        }
    }

    @Test
    void aSessionThatIsNotActivatedInTimeEndsAndItsProcessIsForced() throws Exception {
        try (TestProcess process = world.idleProcess("process-1")) {
            String session = world.createSession(1).gameSessionId();
            assertThat(process.awaitSession()).isEqualTo(session);
            world.advance(Duration.ofMinutes(5).minusSeconds(1), process);
            assertThat(world.status(session)).isEqualTo(GameSessionStatus.ACTIVATING);

            world.advance(Duration.ofSeconds(1));

            assertThat(world.status(session)).isEqualTo(GameSessionStatus.TERMINATED);
            assertThat(world.messages(EventCode.GAME_SESSION_ACTIVATION_TIMEOUT))
                    .singleElement()
                    .asString()
                    .contains("was not activated in time by server process " + PROCESS);
            Instant deadline = world.now().plusSeconds(270);
            assertThat(terminationTime(process)).isEqualTo(deadline);
            assertThatThrownBy(() -> world.createSession(1)).isInstanceOf(FleetCapacityExceededException.class);
            world.advance(Duration.ofSeconds(269), process);
            assertThat(world.messages(EventCode.SERVER_PROCESS_FORCE_TERMINATED))
                    .isEmpty();
            world.advance(Duration.ofSeconds(1));
            assertThat(world.messages(EventCode.SERVER_PROCESS_FORCE_TERMINATED))
                    .containsExactly("Server process " + PROCESS + world.fleetId()
                            + " did not call ProcessEnding() by its termination time");
        }
    }

    @Test
    void aProcessThatEndsWhenToldToLeavesNoEvent() throws Exception {
        try (TestProcess process = world.idleProcess("process-1")) {
            String session = world.createSession(1).gameSessionId();
            process.activateSession();
            world.gameLift()
                    .terminateGameSession(
                            request -> request.gameSessionId(session).terminationMode("TRIGGER_ON_PROCESS_TERMINATE"));
            assertThat(world.session(session).statusReasonAsString()).isEqualTo("TRIGGERED_ON_PROCESS_TERMINATE");
            assertThat(world.status(session)).isEqualTo(GameSessionStatus.TERMINATING);
            assertThat(terminationTime(process)).isEqualTo(world.now().plusSeconds(270));

            process.end();

            assertThat(world.status(session)).isEqualTo(GameSessionStatus.TERMINATED);
            assertThat(world.gameLift()
                            .describeFleetEvents(request -> request.fleetId(world.fleetId()))
                            .events())
                    .noneMatch(event -> event.eventCodeAsString().startsWith("SERVER_PROCESS"));
        }
    }

    @Test
    void aProcessThatStartsAgainUnderItsOldIdHasCrashed() throws Exception {
        try (TestProcess process = world.idleProcess("process-1")) {
            String session = world.createSession(1).gameSessionId();
            process.activateSession();

            process.reconnect();
            process.ready();

            assertThat(world.status(session)).isEqualTo(GameSessionStatus.TERMINATED);
            assertThat(world.messages(EventCode.SERVER_PROCESS_CRASHED))
                    .containsExactly(
                            "Server process " + PROCESS + world.fleetId() + " started again without ProcessEnding()");
            assertThat(world.createSession(1).gameSessionId()).isEqualTo(process.awaitSession());
        }
    }

    @Test
    void aRequestToGetReadyThatComesAgainChangesNothing() throws Exception {
        try (TestProcess process = world.connect("process-1")) {
            process.ready("the-same");
            process.heartbeat(true);
            String session = world.createSession(1).gameSessionId();
            process.activateSession();

            process.reconnect();
            process.ready("the-same");

            assertThat(world.status(session)).isEqualTo(GameSessionStatus.ACTIVE);
            assertThat(world.messages(EventCode.SERVER_PROCESS_CRASHED)).isEmpty();
        }
    }

    private static Instant terminationTime(TestProcess process) throws InterruptedException {
        return Instant.ofEpochMilli(Long.parseLong(process.push("TerminateProcess")
                .field("TerminationTime")
                .orElseThrow()
                .asNumber()));
    }
}
