package dev.homeport.server.http;

import dev.homeport.core.Tick;
import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.log.Commands;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/** Ready means: a command went through the log just now. */
final class Readiness {
    private static final long PATIENCE_SECONDS = 2;

    private final Commands commands;

    Readiness(Commands commands) {
        this.commands = commands;
    }

    CompletionStage<HttpAnswer> check() {
        return commands.submit(new Tick())
                .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .handle((done, failure) -> failure == null
                        ? HttpAnswer.text(200, "ready\n")
                        : HttpAnswer.text(503, "not ready: the log does not commit\n"));
    }
}
