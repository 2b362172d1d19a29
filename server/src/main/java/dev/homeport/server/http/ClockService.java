package dev.homeport.server.http;

import dev.homeport.api.ApiError;
import dev.homeport.api.codec.RecordCodec;
import dev.homeport.api.codec.WireName;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Required;
import dev.homeport.core.Tick;
import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.log.Commands;
import dev.homeport.server.log.ManualTime;
import dev.homeport.server.log.TimeSource;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Shows the clock and, if it is a manual one, moves it. */
final class ClockService {
    static final String PATH = "/_homeport/clock";
    private static final long TEN_YEARS_IN_SECONDS = 10 * 366 * 24 * 3_600L;

    private final Commands commands;
    private final TimeSource time;

    ClockService(Commands commands, TimeSource time) {
        this.commands = commands;
        this.time = time;
    }

    private record Advance(
            @WireName("advanceSeconds") @Required @Range(min = 0, max = TEN_YEARS_IN_SECONDS)
            Double seconds) {}

    private record Shown(
            @WireName("now") String now, @WireName("mode") String mode) {}

    CompletionStage<HttpAnswer> handle(HttpCall call) {
        return switch (call.method()) {
            case "GET" -> CompletableFuture.completedStage(show(time.now()));
            case "POST" -> advance(call);
            default -> CompletableFuture.completedStage(Answers.error(405, "Use GET or POST on " + PATH));
        };
    }

    private CompletionStage<HttpAnswer> advance(HttpCall call) {
        if (!(time instanceof ManualTime manual)) {
            return CompletableFuture.completedStage(
                    Answers.error(400, "The clock runs by itself; start with --clock manual to move it"));
        }
        try {
            Advance wanted = RecordCodec.json().decode(call.body(), Advance.class);
            Instant now = manual.advance(Duration.ofMillis(Math.round(wanted.seconds() * 1_000)));
            return commands.submit(new Tick()).thenApply(done -> show(now));
        } catch (ApiError e) {
            return CompletableFuture.completedStage(Answers.error(400, e.getMessage()));
        }
    }

    private HttpAnswer show(Instant now) {
        return Answers.json(200, new Shown(now.toString(), time instanceof ManualTime ? "manual" : "real"));
    }
}
