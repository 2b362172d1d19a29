package dev.homeport.serversdk.metrics;

import dev.homeport.serversdk.internal.LocalHttp;
import dev.homeport.serversdk.internal.Log;
import dev.homeport.serversdk.internal.Shared;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Tells the crash reporter, one word after the other and in the background, that this process lives. A process that
 * dies without saying goodbye has crashed. Most machines have no crash reporter, so that failures do not matter.
 */
final class CrashReporter {
    private static final long PATIENCE_SECONDS = 5;

    private final String host;
    private final int port;
    private final long pid;
    private CompletableFuture<Void> told = CompletableFuture.completedFuture(null);

    CrashReporter(MetricsParameters parameters, long pid) {
        this.host = parameters.crashReporterHost();
        this.port = parameters.crashReporterPort();
        this.pid = pid;
    }

    void register() {
        tell("/register", "");
    }

    void hosts(String gameSessionId) {
        tell("/update", "&session_id=" + gameSessionId);
    }

    /** Waits until it has been said, because the process may be about to exit. */
    void deregister() {
        tell("/deregister", "");
        said().copy()
                .completeOnTimeout(null, PATIENCE_SECONDS, TimeUnit.SECONDS)
                .join();
    }

    private synchronized void tell(String path, String more) {
        told = told.thenRunAsync(() -> get(path, "process_pid=" + pid + more), Shared.WORKERS);
    }

    private synchronized CompletableFuture<Void> said() {
        return told;
    }

    private void get(String path, String query) {
        try {
            LocalHttp.get(new URI("http", null, host, port, path, query, null).toString());
        } catch (IOException | URISyntaxException e) {
            Log.debug("The crash reporter " + e.getMessage());
        }
    }
}
