package dev.homeport.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Tick;
import dev.homeport.core.compute.AuthToken;
import dev.homeport.core.compute.IssueAuthToken;
import dev.homeport.core.compute.RegisterCompute;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.server.TestWait;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TimeTest {
    @TempDir
    Path folder;

    private static AuthToken issueToken(Commands log, Duration lifetime) {
        Fleet fleet = TestLog.createFleet(log);
        TestLog.answer(
                log,
                new RegisterCompute(
                        fleet.id(),
                        "pc",
                        "custom-office",
                        Optional.of("192.0.2.1"),
                        Optional.empty(),
                        Optional.empty()));
        return TestLog.answer(log, new IssueAuthToken(fleet.id(), "pc", "hash", lifetime));
    }

    @Test
    void aTimerFiresByItselfOnTheRealClockAndNotTooEarly() throws Exception {
        try (ReplicatedLog log = TestLog.open(folder, TimeSource.real())) {
            AuthToken token = issueToken(log, Duration.ofSeconds(1));

            TestWait.until(() -> log.state().authTokens().all().isEmpty());

            assertThat(log.state().now()).isAfterOrEqualTo(token.expirationTime());
        }
    }

    @Test
    void aTimerThatCameDueWhileTheServerWasAwayFiresAtTheStart() throws Exception {
        ManualTime time = new ManualTime(TestLog.START);
        try (ReplicatedLog log = TestLog.open(folder, time)) {
            issueToken(log, Duration.ofHours(1));
        }
        try (ReplicatedLog log = TestLog.open(folder, TimeSource.real())) {
            assertThat(log.state().authTokens().all()).isEmpty();
        }
    }

    @Test
    void onTheManualClockNothingFiresUntilItIsAdvanced() throws Exception {
        ManualTime time = new ManualTime(TestLog.START);
        try (ReplicatedLog log = TestLog.open(folder, time)) {
            issueToken(log, Duration.ofSeconds(1));
            TestLog.answer(log, new Tick());
            assertThat(log.state().authTokens().size()).isEqualTo(1);
            assertThat(log.state().now()).isEqualTo(TestLog.START);

            time.advance(Duration.ofMillis(999));
            TestLog.answer(log, new Tick());
            assertThat(log.state().authTokens().size()).isEqualTo(1);

            time.advance(Duration.ofMillis(1));
            TestLog.answer(log, new Tick());
            assertThat(log.state().authTokens().all()).isEmpty();
        }
    }

    @Test
    void theManualClockGoesOnWhereTheEarlierRunStopped() throws Exception {
        ManualTime first = new ManualTime(TestLog.START);
        try (ReplicatedLog log = TestLog.open(folder, first)) {
            first.advance(Duration.ofDays(400));
            TestLog.answer(log, new Tick());
        }

        ManualTime second = new ManualTime(TestLog.START.plusSeconds(5));
        try (ReplicatedLog log = TestLog.open(folder, second)) {
            assertThat(second.now()).isEqualTo(TestLog.START.plus(Duration.ofDays(400)));
            assertThat(log.state().now()).isEqualTo(second.now());
        }
    }
}
