package dev.homeport.server.legacy;

import dev.homeport.core.process.ProcessKey;
import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.edge.Upgrade;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns away what does not belong here, with a line in the log; the connection is closed. */
final class LegacyRefusals {
    private static final Logger LOG = LoggerFactory.getLogger(LegacyRefusals.class);

    private LegacyRefusals() {}

    /** Opens a socket for a process once the core knows it. */
    static CompletionStage<Upgrade> admit(
            HttpCall call,
            LegacySdk sdk,
            LegacyProcesses processes,
            BiFunction<LegacySdk, ProcessKey, Upgrade> accept) {
        if (!sdk.isComplete()) {
            return CompletableFuture.completedStage(upgrade(call, "the query must name the process by pID"));
        }
        return processes
                .admit(sdk)
                .handle((key, failure) ->
                        failure == null ? accept.apply(sdk, key) : upgrade(call, failure.getMessage()));
    }

    static Upgrade upgrade(HttpCall call, String problem) {
        return new Upgrade.Refused(answer(call, problem));
    }

    static HttpAnswer answer(HttpCall call, String problem) {
        LOG.warn("Refused {}: {}", call, problem);
        return HttpAnswer.text(400, problem + "\n").thenClose();
    }
}
