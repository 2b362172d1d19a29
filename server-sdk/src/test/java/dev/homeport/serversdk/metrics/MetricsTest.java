package dev.homeport.serversdk.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class MetricsTest {
    private static final long PID = ProcessHandle.current().pid();
    private static final String TAGS = "process_pid:" + PID + ",gamelift_process_id:proc-1";

    private Collector collector;
    private Metrics metrics;

    @BeforeEach
    void start() throws IOException {
        collector = new Collector();
        metrics = Metrics.start(collector.parameters(), "proc-1");
    }

    @AfterEach
    void stop() {
        metrics.close();
        collector.close();
    }

    /** The lines of one flush without their automatic tags, and without the one that the server is up. */
    private List<String> flushed() throws IOException {
        metrics.flush();
        List<String> lines = collector.flush();
        return lines.subList(0, lines.size() - 1).stream()
                .map(line -> line.replace("|#" + TAGS, "").replace("," + TAGS, ""))
                .toList();
    }

    @Test
    void aGaugeReportsItsValueOnceAfterItChanged() throws IOException {
        Gauge players = metrics.gauge("players");
        players.set(40);
        players.add(2.5);
        players.subtract(1);
        players.increment();
        players.increment();
        players.decrement();
        assertThat(players.value()).isEqualTo(42.5);
        assertThat(flushed()).containsExactly("server.players:42.5|g");
        assertThat(flushed()).isEmpty();
        players.reset();
        assertThat(flushed()).containsExactly("server.players:0|g");
    }

    @Test
    void aLargeNumberIsWrittenWithoutAnExponent() throws IOException {
        metrics.gauge("bytes").set(1e10);
        assertThat(flushed()).containsExactly("server.bytes:10000000000|g");
    }

    @Test
    void aCounterReportsWhatWasAddedSinceTheLastFlush() throws IOException {
        Counter joins = metrics.counter("joins");
        joins.add(2);
        joins.increment();
        joins.count(true);
        joins.count(false);
        assertThat(flushed()).containsExactly("server.joins:4|c");
        joins.increment();
        assertThat(flushed()).containsExactly("server.joins:1|c");
    }

    @Test
    void aTimerReportsEveryMeasurementInMilliseconds() throws IOException {
        Timer tick = metrics.newTimer("tick").build();
        tick.setMilliseconds(12.5);
        tick.setSeconds(0.25);
        tick.setDuration(Duration.ofNanos(1_500_000));
        assertThat(flushed())
                .containsExactly("server.tick:12.500000|ms", "server.tick:250.000000|ms", "server.tick:1.500000|ms");
    }

    @Test
    void aTimerMeasuresTasksAlsoWhenTheyFail() throws IOException {
        Timer tick = metrics.newTimer("tick").build();
        tick.time(() -> {});
        assertThat(tick.time(() -> "done")).isEqualTo("done");
        assertThatThrownBy(() -> tick.time((Runnable) () -> {
                    throw new IllegalStateException("lag");
                }))
                .hasMessage("lag");
        tick.start().stop();
        assertThat(flushed()).hasSize(4).allMatch(line -> line.matches("server\\.tick:[0-9]+\\.[0-9]{6}\\|ms"));
    }

    @Test
    void derivedMetricsAreMadeOfEveryValueSinceTheLastFlush() throws IOException {
        Gauge load = metrics.newGauge("load")
                .derived(Derived.latest(), Derived.min(), Derived.max(), Derived.mean(), Derived.sum(), Derived.count())
                .build();
        List.of(4, 1, 7, 2).forEach(load::set);
        assertThat(flushed())
                .containsExactly(
                        "server.load.latest:2|g",
                        "server.load.min:1|g",
                        "server.load.max:7|g",
                        "server.load.mean:3.5|g",
                        "server.load.sum:14|g",
                        "server.load.count:4|g",
                        "server.load:2|g");
        assertThat(flushed()).isEmpty();
    }

    @Test
    void percentilesLieBetweenTheirNeighbours() throws IOException {
        Timer tick = metrics.newTimer("tick")
                .derived(Derived.percentile(0), Derived.percentile(50), Derived.percentile(99.9))
                .build();
        IntStream.rangeClosed(1, 10).forEach(i -> tick.setMilliseconds(11 - i));
        assertThat(flushed().subList(0, 3))
                .containsExactly(
                        "server.tick.p0:1.000000|ms", "server.tick.p50:5.500000|ms", "server.tick.p99.9:9.991000|ms");
    }

    @Test
    void aSamplerReportsAShareAndSaysWhich() throws IOException {
        Counter none = metrics.newCounter("none").sampler(Sampler.none()).build();
        Counter half = metrics.newCounter("half").sampler(Sampler.fraction(0.5)).build();
        Counter all = metrics.newCounter("all").sampler(Sampler.all()).build();
        for (int i = 0; i < 10_000; i++) {
            none.increment();
            half.increment();
            all.increment();
        }
        List<String> lines = flushed();
        assertThat(lines).hasSize(2).contains("server.all:10000|c");
        assertThat(lines.get(0)).matches("server\\.half:[3-6][0-9]{3}\\|c\\|@0\\.5");
    }

    @Test
    void globalTagsWinOverTheTagsOfAMetric() throws IOException {
        Gauge players = metrics.newGauge("players")
                .tag("map", "dust")
                .tag("env", "test")
                .build();
        players.setTag("mode", "ctf");
        players.removeTag("map");
        metrics.setGlobalTag("env", "prod");
        metrics.setGlobalTag("gone", "1");
        metrics.removeGlobalTag("gone");
        players.set(1);
        metrics.flush();
        assertThat(collector.flush())
                .containsExactly(
                        "server.players:1|g|#env:prod,mode:ctf," + TAGS, "server.up:1|g|#" + TAGS + ",env:prod");
    }

    @Test
    void aDimensionCountsApartOnlyWhereMetricsAreDimensional() throws IOException {
        Counter hits = metrics.counter("hits");
        assertThat(hits.withDimensionalTag("weapon", "axe")).isSameAs(hits);

        metrics.close();
        collector.flush();
        metrics = Metrics.start(collector.parameters().withDimensionalMetrics(true), "proc-1");
        Counter apart = metrics.counter("hits");
        apart.increment();
        apart.withDimensionalTag("weapon", "axe").add(2);
        apart.withDimensionalTag("weapon", "axe").add(3);
        assertThat(flushed()).containsExactly("server.hits:1|c", "server.hits:5|c|#weapon:axe");
    }

    @Test
    void aNameHasOneMetric() {
        assertThat(metrics.gauge("players")).isSameAs(metrics.gauge("players"));
        assertThat(failureOf(() -> metrics.counter("players")))
                .hasMessageContaining("players is a GAUGE already")
                .extracting(GameLiftException::type)
                .isEqualTo(ErrorType.METRIC_CONFIGURATION_EXCEPTION);
    }

    @Test
    void datagramsAreFilledButNotBeyondTheirSize() throws IOException {
        for (int i = 0; i < 40; i++) {
            metrics.gauge("gauge" + i).set(i);
        }
        metrics.gauge("long").setTag("a", "x".repeat(200));
        metrics.gauge("long").setTag("b", "x".repeat(200));
        metrics.gauge("long").setTag("c", "x".repeat(200));
        metrics.gauge("long").set(1);
        metrics.flush();
        int datagrams = 0;
        StringBuilder all = new StringBuilder();
        while (all.indexOf("server.up") < 0) {
            String datagram = collector.datagram();
            assertThat(datagram.length()).isLessThanOrEqualTo(512);
            assertThat(datagram).endsWith("\n");
            all.append(datagram);
            datagrams++;
        }
        assertThat(all.toString().lines()).hasSize(41).noneMatch(line -> line.startsWith("server.long"));
        assertThat(datagrams).isGreaterThanOrEqualTo(all.length() / 512).isLessThan(20);
    }

    @Test
    void moreValuesThanFitInMemoryAreLost() throws IOException {
        Timer tick = metrics.newTimer("tick")
                .derived(Derived.count())
                .sampler(Sampler.all())
                .build();
        Gauge load = metrics.newGauge("load").derived(Derived.count()).build();
        for (int i = 0; i < 10_001; i++) {
            load.set(i);
        }
        tick.setMilliseconds(1);
        assertThat(flushed())
                .containsExactly(
                        "server.tick.count:1.000000|ms",
                        "server.tick:1.000000|ms",
                        "server.load.count:10000|g",
                        "server.load:10000|g");
    }

    @Test
    @Timeout(60)
    void flushesComeByThemselvesUntilTheEnd() throws IOException {
        metrics.close();
        assertThat(collector.flush()).containsExactly("server.up:0|g|#" + TAGS);
        metrics = Metrics.start(collector.parameters().withFlushing(50, 512), "proc-1");
        assertThat(collector.flush()).containsExactly("server.up:1|g|#" + TAGS);
        assertThat(collector.flush()).containsExactly("server.up:1|g|#" + TAGS);
        metrics.close();
        List<String> last = collector.flush();
        while (last.get(0).startsWith("server.up:1")) {
            last = collector.flush();
        }
        assertThat(last).containsExactly("server.up:0|g|#" + TAGS);
    }

    @Test
    void theCrashReporterIsToldOfTheProcessAndItsGameSession() throws InterruptedException, IOException {
        assertThat(collector.call()).isEqualTo("GET /register?process_pid=" + PID);
        metrics.gameSessionStarted("arn:aws:gamelift:us-west-2::gamesession/fleet-1/gsess-abc");
        assertThat(collector.call())
                .isEqualTo("GET /update?process_pid=" + PID
                        + "&session_id=arn:aws:gamelift:us-west-2::gamesession/fleet-1/gsess-abc");
        metrics.flush();
        assertThat(collector.flush())
                .containsExactly("server.up:1|g|#" + TAGS
                        + ",session_id:arn:aws:gamelift:us-west-2::gamesession/fleet-1/gsess-abc");
        metrics.close();
        assertThat(collector.call()).isEqualTo("GET /deregister?process_pid=" + PID);
    }

    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS)
    void metricsWorkWithoutACrashReporter() throws IOException {
        collector.stopCrashReporter();
        try (Metrics alone = Metrics.start(collector.parameters(), "proc-2")) {
            alone.gameSessionStarted("arn");
            alone.flush();
            assertThat(collector.flush()).singleElement().asString().startsWith("server.up:1|g");
        }
        assertThat(collector.flush()).singleElement().asString().startsWith("server.up:0|g");
    }

    @Test
    void aProcessIdThatIsNoTagIsLeftOut() {
        try (Metrics odd = Metrics.start(collector.parameters(), "process, number 1")) {
            assertThat(odd.globalTags()).containsOnlyKeys("process_pid");
        }
    }

    @Test
    void whatCannotBeWrittenIsNamed() {
        assertThat(failureOf(() -> metrics.gauge("a:b"))).hasMessageContaining("metric 'a:b'");
        assertThat(failureOf(() -> metrics.setGlobalTag("a,b", "1"))).hasMessageContaining("tag 'a,b'");
        assertThat(failureOf(() -> metrics.gauge("a").setTag("t", "x|y"))).hasMessageContaining("value of tag t 'x|y'");
        assertThat(failureOf(() -> metrics.gauge("a").set(Double.NaN))).hasMessageContaining("a NaN");
        assertThat(failureOf(() -> metrics.counter("b").add(-1))).hasMessageContaining("b -1");
        assertThat(failureOf(() -> Sampler.fraction(1.5))).hasMessageContaining("rate 1.5");
        assertThat(failureOf(() -> Derived.percentile(101))).hasMessageContaining("percentage 101.0");
        assertThat(failureOf(() -> MetricsParameters.defaults().withStatsd("localhost", 0)))
                .hasMessageContaining("statsdPort 0");
        assertThat(failureOf(
                        () -> Metrics.start(MetricsParameters.defaults().withStatsd("no.such.host.invalid", 1), "p")))
                .hasMessageContaining("statsdHost 'no.such.host.invalid'")
                .extracting(GameLiftException::type)
                .isEqualTo(ErrorType.METRIC_CONFIGURATION_EXCEPTION);
    }

    private static GameLiftException failureOf(ThrowingCallable call) {
        return catchThrowableOfType(GameLiftException.class, call);
    }
}
