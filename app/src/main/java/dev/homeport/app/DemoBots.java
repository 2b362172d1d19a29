package dev.homeport.app;

import dev.homeport.examples.SampleBot;
import dev.homeport.sessionclient.SessionClient;
import dev.homeport.sessionclient.SessionException;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Players without faces: each looks for a game session with a free slot or makes one, joins, talks and leaves. */
final class DemoBots {
    private static final Logger LOG = LoggerFactory.getLogger(DemoBots.class);
    private static final List<String> WORDS = List.of("hello", "good game", "one more?", "behind you!", "brb");
    private static final int PLAYERS_PER_SESSION = 3;

    private final URI gateway;
    private final int count;

    DemoBots(URI gateway, int count) {
        this.gateway = gateway;
        this.count = count;
    }

    void start() {
        for (int i = 1; i <= count; i++) {
            String name = "bot-" + i;
            Thread.ofVirtual().start(() -> live(name));
        }
    }

    private void live(String name) {
        SampleBot bot = new SampleBot(heard -> {});
        try (SessionClient sessions =
                SessionClient.builder().gateway(gateway).connectionHandler(bot).build()) {
            while (true) {
                playOnce(bot, sessions, name);
                TimeUnit.SECONDS.sleep(ThreadLocalRandom.current().nextInt(1, 5));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void playOnce(SampleBot bot, SessionClient sessions, String name) {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        try {
            bot.playOnce(
                    sessions,
                    name,
                    PLAYERS_PER_SESSION,
                    WORDS.get(random.nextInt(WORDS.size())),
                    Duration.ofSeconds(random.nextInt(3, 12)));
        } catch (IOException | SessionException e) {
            // A session that filled up or ended in between, or no process that is free: the bot tries again later.
            LOG.debug("{} could not play: {}", name, e.getMessage());
        }
    }
}
