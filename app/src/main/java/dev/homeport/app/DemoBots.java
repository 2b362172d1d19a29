package dev.homeport.app;

import dev.homeport.examples.SampleBot;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/** Players without faces: each looks for a game session with a free slot or makes one, joins, talks and leaves. */
final class DemoBots {
    private static final Logger LOG = LoggerFactory.getLogger(DemoBots.class);
    private static final List<String> WORDS = List.of("hello", "good game", "one more?", "behind you!", "brb");
    private static final int PLAYERS_PER_SESSION = 3;

    private final DemoFleet fleet;
    private final int count;

    DemoBots(DemoFleet fleet, int count) {
        this.fleet = fleet;
        this.count = count;
    }

    void start() {
        for (int i = 1; i <= count; i++) {
            String name = "bot-" + i;
            Thread.ofVirtual().start(() -> live(name));
        }
    }

    private void live(String name) {
        try {
            while (true) {
                playOnce(name);
                TimeUnit.SECONDS.sleep(ThreadLocalRandom.current().nextInt(1, 5));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void playOnce(String name) throws InterruptedException {
        try {
            String session = findSession();
            if (session == null) {
                fleet.call(
                        "CreateGameSession",
                        Map.of(
                                "FleetId",
                                fleet.id(),
                                "Location",
                                DemoFleet.LOCATION,
                                "MaximumPlayerSessionCount",
                                PLAYERS_PER_SESSION));
                return;
            }
            JsonNode player = fleet.call("CreatePlayerSession", Map.of("GameSessionId", session, "PlayerId", name))
                    .path("PlayerSession");
            ThreadLocalRandom random = ThreadLocalRandom.current();
            SampleBot.play(
                    player.path("IpAddress").asString(),
                    player.path("Port").asInt(),
                    player.path("PlayerSessionId").asString(),
                    WORDS.get(random.nextInt(WORDS.size())),
                    Duration.ofSeconds(random.nextInt(3, 12)),
                    heard -> {});
        } catch (IOException e) {
            // A session that filled up or ended in between, or no process that is free: the bot tries again later.
            LOG.debug("{} could not play: {}", name, e.getMessage());
        }
    }

    private String findSession() throws IOException, InterruptedException {
        JsonNode sessions = fleet.call("DescribeGameSessions", Map.of("FleetId", fleet.id(), "StatusFilter", "ACTIVE"))
                .path("GameSessions");
        for (JsonNode session : sessions) {
            if (session.path("CurrentPlayerSessionCount").asInt() < PLAYERS_PER_SESSION) {
                return session.path("GameSessionId").asString();
            }
        }
        return null;
    }
}
