package dev.homeport.server.sdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.gamelift.model.GameSessionFullException;
import software.amazon.awssdk.services.gamelift.model.GameSessionStatus;
import software.amazon.awssdk.services.gamelift.model.NotFoundException;
import software.amazon.awssdk.services.gamelift.model.PlayerSession;
import software.amazon.awssdk.services.gamelift.model.PlayerSessionStatus;

/** Slots that are reserved, taken and freed, by a real socket and a clock that is moved. */
final class PlayerLifecycleTest extends SdkTestBase {
    private TestProcess process;
    private String session;

    @BeforeEach
    void hostASessionWithOneSlot() throws InterruptedException {
        process = world.idleProcess("process-1");
        session = world.createSession(1).gameSessionId();
        process.activateSession();
    }

    @AfterEach
    void stop() {
        process.close();
    }

    @Test
    void aReservedSlotReopensAfterSixtySeconds() throws Exception {
        PlayerSession alice = world.reserve(session, "alice");
        world.advance(Duration.ofSeconds(59));
        assertThat(world.status(alice)).isEqualTo(PlayerSessionStatus.RESERVED);
        assertThatThrownBy(() -> world.reserve(session, "bob")).isInstanceOf(GameSessionFullException.class);

        world.advance(Duration.ofSeconds(1));

        assertThat(world.status(alice)).isEqualTo(PlayerSessionStatus.TIMEDOUT);
        assertThat(world.session(session).currentPlayerSessionCount()).isZero();
        assertThat(process.accept(alice)).isEqualTo(400);
        assertThat(process.accept(world.reserve(session, "bob"))).isEqualTo(200);
    }

    @Test
    void aPlayerWhoCameInTimeKeepsTheSlot() throws Exception {
        PlayerSession alice = world.reserve(session, "alice");
        assertThat(process.accept(alice)).isEqualTo(200);

        world.advance(Duration.ofHours(2), process);

        assertThat(world.status(alice)).isEqualTo(PlayerSessionStatus.ACTIVE);
        assertThatThrownBy(() -> world.reserve(session, "bob")).isInstanceOf(GameSessionFullException.class);
    }

    @Test
    void aPlayerWhoLeftFreesTheSlotAndCannotComeBackWithTheSameSession() throws Exception {
        PlayerSession alice = world.reserve(session, "alice");
        process.accept(alice);

        assertThat(process.remove(alice)).isEqualTo(200);

        assertThat(world.status(alice)).isEqualTo(PlayerSessionStatus.COMPLETED);
        assertThat(process.accept(alice)).isEqualTo(400);
        assertThat(process.remove(alice)).isEqualTo(400);
        assertThat(world.reserve(session, "alice").status()).isEqualTo(PlayerSessionStatus.RESERVED);
    }

    @Test
    void nobodyComesInTwiceButARepeatedRequestIsAnsweredAgain() throws Exception {
        PlayerSession alice = world.reserve(session, "alice");
        String members =
                "\"GameSessionId\":\"%s\",\"PlayerSessionId\":\"%s\"".formatted(session, alice.playerSessionId());

        for (int i = 0; i < 3; i++) {
            assertThat(TestProcess.status(process.call("AcceptPlayerSession", "the-same", members)))
                    .isEqualTo(200);
        }
        assertThat(TestProcess.status(process.call("AcceptPlayerSession", "another", members)))
                .isEqualTo(400);
    }

    @Test
    void whatEndedIsKeptThirtyDaysAndThenForgotten() throws Exception {
        PlayerSession alice = world.reserve(session, "alice");
        process.accept(alice);
        process.end();

        world.advance(Duration.ofDays(30).minusSeconds(1));
        assertThat(world.status(session)).isEqualTo(GameSessionStatus.TERMINATED);
        assertThat(world.status(alice)).isEqualTo(PlayerSessionStatus.COMPLETED);

        world.advance(Duration.ofSeconds(1));
        assertThatThrownBy(() -> world.status(session)).isInstanceOf(NotFoundException.class);
        assertThatThrownBy(() -> world.status(alice)).isInstanceOf(NotFoundException.class);
    }
}
