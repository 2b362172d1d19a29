package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The demo, and that nothing is left of it. */
class DemoIT {
    private static final Pattern PLAYS =
            Pattern.compile("Homeport \\S+ plays a demo at (\\S+): 3 sample servers and 4 bots in fleet (\\S+)\\..*");

    @Test
    void botsPlayOnSampleServersUntilTheDemoIsEnded() throws Exception {
        try (Program demo = Program.start("demo", "--port", "0")) {
            var plays = Eventually.get(() -> demo.output().stream()
                    .map(PLAYS::matcher)
                    .filter(matcher -> matcher.matches())
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(demo.output())));
            try (Api api = new Api(URI.create(plays.group(1)))) {
                Eventually.get(() -> assertThat(api.all(
                                "DescribeGameSessions",
                                Map.of("FleetId", plays.group(2), "StatusFilter", "ACTIVE"),
                                "GameSessions"))
                        .anyMatch(session ->
                                session.path("CurrentPlayerSessionCount").asInt() > 0));
            }
            List<ProcessHandle> servers = demo.children();
            assertThat(servers).isNotEmpty();

            assertThat(demo.terminate().exitCode()).isZero();

            Eventually.get(() -> assertThat(servers).noneMatch(ProcessHandle::isAlive));
        }
    }
}
