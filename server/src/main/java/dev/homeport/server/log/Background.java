package dev.homeport.server.log;

import java.util.concurrent.CompletionStage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** For what nobody waits for: a failure of it is at least told to the log. */
public final class Background {
    private static final Logger LOG = LoggerFactory.getLogger(Background.class);

    private Background() {}

    public static void watch(String what, CompletionStage<?> stage) {
        stage.exceptionally(failure -> {
            LOG.warn("{} failed", what, failure);
            return null;
        });
    }
}
