package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestGameServer;
import dev.homeport.server.TestHomeport;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.gamelift.model.Event;
import software.amazon.awssdk.services.gamelift.model.EventCode;

final class LingeringProcessTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private TestHomeport homeport;
    private String fleetId;

    @BeforeEach
    void start(@TempDir Path data) {
        homeport = TestHomeport.start(data);
        fleetId = homeport.createFleet("custom-home");
    }

    @AfterEach
    void stop() {
        homeport.close();
    }

    @Test
    void aProcessThatKeepsItsSocketAfterItsEndIsToldOf() throws InterruptedException {
        try (TestGameServer server = TestGameServer.start(homeport, fleetId, "custom-home", "pc")) {
            server.end();
            new ClockClient(homeport.endpoint()).advance(Duration.ofSeconds(30));
            assertThat(eventWithin(PATIENCE).eventCode()).isEqualTo(EventCode.SERVER_PROCESS_PROCESS_EXIT_TIMEOUT);
        }
    }

    /** The newest event, once it is that of a process. */
    private Event eventWithin(Duration patience) {
        Instant end = Instant.now().plus(patience);
        Event newest = newest();
        while (!newest.eventCodeAsString().startsWith("SERVER_PROCESS")
                && Instant.now().isBefore(end)) {
            Thread.onSpinWait();
            newest = newest();
        }
        return newest;
    }

    private Event newest() {
        List<Event> events = homeport.gameLift()
                .describeFleetEvents(request -> request.fleetId(fleetId))
                .events();
        return events.getFirst();
    }
}
