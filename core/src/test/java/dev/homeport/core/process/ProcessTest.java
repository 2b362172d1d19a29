package dev.homeport.core.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.process.ServerProcess.Status;
import dev.homeport.core.service.ResumeService;
import dev.homeport.core.service.Settings;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ProcessTest {
    private final World world = new World();
    private final Fleet fleet = world.createFleet("custom-office");
    private final Compute compute = world.registerCompute(fleet, "pc");
    private final ProcessKey key = new ProcessKey(compute.key(), "process-1");

    private ServerProcess initialize() {
        return world.submit(new InitializeProcess(key, "Java", "5.0.0"));
    }

    private ServerProcess activate() {
        return world.submit(new ActivateProcess(key, World.REPORT));
    }

    private void reportHealthy() {
        world.submit(new ReportHealth(List.of(key), List.of()));
    }

    @Test
    void aProcessThatConnectedIsNotGivenASessionYet() {
        assertThat(initialize().status()).isEqualTo(Status.INITIALIZED);
        assertThat(world.state().processes().idle(fleet.id(), "custom-office").values())
                .isEmpty();
        assertThat(initialize()).isEqualTo(world.process(key));
    }

    @Test
    void aProcessThatDoesNotGetReadyInFiveMinutesIsForgottenWithAnEvent() {
        initialize();

        world.advance(Duration.ofMinutes(5).minusMillis(1));
        assertThat(world.state().processes().has(key)).isTrue();
        world.advance(Duration.ofMillis(1));

        assertThat(world.state().processes().all()).isEmpty();
        assertThat(world.messages(fleet))
                .last()
                .isEqualTo(
                        "Server process %s did not call ProcessReady() within 5 minutes of InitSDK()".formatted(key));
    }

    @Test
    void aProcessThatEndedIsLookedAfterHalfAMinuteLater() {
        activate();
        world.submit(new EndProcess(key));
        world.takeEffects();

        world.advance(Duration.ofSeconds(30));
        assertThat(world.takeEffects(CheckExit.class)).containsExactly(new CheckExit(key));
        world.submit(new ReportLingering(key));

        assertThat(world.messages(fleet))
                .last()
                .isEqualTo("Server process %s did not exit within 30 seconds of ProcessEnding()".formatted(key));
    }

    @Test
    void aProcessThatEndedAndBeganAnewIsLeftAlone() {
        activate();
        world.submit(new EndProcess(key));
        activate();
        int events = world.messages(fleet).size();
        world.takeEffects();

        world.advance(Duration.ofSeconds(30));
        world.submit(new ReportLingering(key));

        assertThat(world.takeEffects(CheckExit.class)).isEmpty();
        assertThat(world.messages(fleet)).hasSize(events);
    }

    @Test
    void whereHealthIsIgnoredASilentProcessStaysUntilItIsNot() {
        Duration retention = Settings.DEFAULT.sessionRetention();
        world.submit(new ResumeService(new Settings(retention, true)));
        activate();
        world.advance(Duration.ofHours(1));
        assertThat(world.state().processes().has(key)).isTrue();

        world.submit(new ResumeService(new Settings(retention, false)));
        world.advance(Duration.ofMinutes(6));

        assertThat(world.state().processes().has(key)).isFalse();
    }

    @Test
    void aProcessThatLostItsConnectionIsLookedForHalfAMinuteLater() {
        activate();
        Instant since = world.now();
        world.submit(new AwaitReturn(key, since));
        world.takeEffects();

        world.advance(Duration.ofSeconds(30).minusMillis(1));
        assertThat(world.takeEffects(CheckReturn.class)).isEmpty();
        world.advance(Duration.ofMillis(1));

        assertThat(world.takeEffects(CheckReturn.class)).containsExactly(new CheckReturn(key, since));
    }

    @Test
    void aReadyProcessBecomesIdleWithItsFirstHealthReport() {
        initialize();
        assertThat(activate().status()).isEqualTo(Status.READY);
        assertThat(world.state().processes().idle(fleet.id(), "custom-office").values())
                .isEmpty();

        reportHealthy();

        assertThat(world.state().processes().idle(fleet.id(), "custom-office").values())
                .contains(world.process(key));
    }

    @Test
    void aReadyProcessBecomesIdleTwoSecondsLaterWithoutAReport() {
        activate();

        world.advance(Duration.ofSeconds(2).minusMillis(1));
        assertThat(world.process(key).isIdle()).isFalse();
        world.advance(Duration.ofMillis(1));
        assertThat(world.process(key).isIdle()).isTrue();
    }

    @Test
    void threeMinutesWithoutAHealthyReportEndAProcess() {
        activate();
        world.advance(Duration.ofMinutes(2));
        reportHealthy();
        world.advance(Duration.ofMinutes(1));
        world.submit(new ReportHealth(List.of(), List.of(key)));
        world.advance(Duration.ofMinutes(2).minusMillis(1));
        assertThat(world.state().processes().has(key)).isTrue();
        world.takeEffects();

        world.advance(Duration.ofMillis(1));

        assertThat(world.state().processes().all()).isEmpty();
        assertThat(world.takeEffects(TerminateProcess.class)).containsExactly(new TerminateProcess(key, world.now()));
        assertThat(world.messages(fleet))
                .last()
                .isEqualTo("Server process exceeded 3 minutes without reporting healthy");
    }

    @Test
    void whileTheServiceWasAwayNobodyCouldReportSoNobodyIsUnhealthy() {
        activate();
        reportHealthy();

        world.skipTime(Duration.ofHours(1));
        world.submit(new ResumeService(Settings.DEFAULT));

        assertThat(world.process(key).lastHealthyTime()).isEqualTo(world.now());
        world.advance(Duration.ofMinutes(3));
        assertThat(world.state().processes().all()).isEmpty();
    }

    @Test
    void aProcessThatSaysItEndsIsGoneAndMaySayItAgain() {
        activate();

        world.submit(new EndProcess(key));
        world.submit(new EndProcess(key));

        assertThat(world.state().processes().all()).isEmpty();
    }

    @Test
    void readyingAgainWhileHostingMeansTheProcessCrashedAndStartedAgain() {
        activate();
        reportHealthy();
        GameSession session = world.createActiveGameSession(fleet, 1);

        ServerProcess again = activate();

        assertThat(again.status()).isEqualTo(Status.READY);
        assertThat(again.session()).isEmpty();
        assertThat(world.gameSession(session).isOver()).isTrue();
        assertThat(world.messages(fleet))
                .last()
                .isEqualTo("Server process %s started again without ProcessEnding()".formatted(key));
    }

    @Test
    void readyingAgainWhileIdleIsNoCrash() {
        activate();
        reportHealthy();
        int eventsBefore = world.messages(fleet).size();

        assertThat(activate().status()).isEqualTo(Status.READY);
        assertThat(world.messages(fleet)).hasSize(eventsBefore);
    }

    @Test
    void aProcessNeedsARegisteredCompute() {
        ProcessKey elsewhere = ProcessKey.of(fleet.id(), "no-pc", "process-1");

        Refusal refusal = world.refusal(new InitializeProcess(elsewhere, "Java", "5.0.0"));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
        assertThat(refusal).hasMessage("Compute no-pc not found in fleet %s", fleet.id());
        assertThat(world.refusal(new ActivateProcess(elsewhere, World.REPORT)).kind())
                .isEqualTo(Refusal.Kind.NOT_FOUND);
    }

    @Test
    void aSessionIsMarkedAsPushedOnlyForTheProcessThatHostsIt() {
        activate();
        reportHealthy();
        GameSession session = world.createGameSession(fleet, 1);

        world.submit(new MarkStartPushed(key, new GameSession.Key(fleet.id(), "custom-office", "another")));
        assertThat(world.process(key).startPushed()).isFalse();
        world.submit(new MarkStartPushed(key, session.key()));
        assertThat(world.process(key).startPushed()).isTrue();
    }
}
