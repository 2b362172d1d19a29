package dev.homeport.serversdk.internal;

import java.net.http.HttpClient;
import java.security.GeneralSecurityException;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedTrustManager;

/** Threads and HTTP clients that all SDK instances of the JVM share, so that thousands of them may run in one. */
public final class Shared {
    /** Runs what may block: the callbacks of the game, and connecting. */
    public static final ExecutorService WORKERS = Executors.newCachedThreadPool(daemons("gamelift-worker"));

    /**
     * Socket events are handled on the HTTP client's own thread, which is fast enough because nothing in them blocks.
     * On any other thread, the JDK's WebSocket misses the end of a connection that comes while a message is handed
     * over: it reports neither a close nor an error, and the process would wait for an answer that cannot come.
     */
    private static final Executor SOCKET_EVENTS = Runnable::run;

    private static final ScheduledThreadPoolExecutor TIMER =
            new ScheduledThreadPoolExecutor(1, daemons("gamelift-timer"));

    static {
        TIMER.setRemoveOnCancelPolicy(true);
    }

    private Shared() {}

    /** Runs a short task that never blocks, unless it is cancelled before. */
    public static Future<?> schedule(Runnable task, Duration delay) {
        return TIMER.schedule(
                () -> {
                    try {
                        task.run();
                    } catch (RuntimeException e) {
                        Log.error("An error of the SDK itself", e);
                    }
                },
                delay.toNanos(),
                TimeUnit.NANOSECONDS);
    }

    /** Runs a short task that never blocks. */
    static void later(Runnable task, Duration delay) {
        Future<?> unused = schedule(task, delay);
    }

    static HttpClient httpClient(boolean trustAnyCertificate) {
        return trustAnyCertificate ? Trusting.CLIENT : Verifying.CLIENT;
    }

    private static final class Verifying {
        static final HttpClient CLIENT =
                HttpClient.newBuilder().executor(SOCKET_EVENTS).build();
    }

    private static final class Trusting {
        static final HttpClient CLIENT = HttpClient.newBuilder()
                .executor(SOCKET_EVENTS)
                .sslContext(trustingContext())
                .build();
    }

    private static SSLContext trustingContext() {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {new TrustAnyone()}, null);
            return context;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has TLS", e);
        }
    }

    private static ThreadFactory daemons(String name) {
        AtomicInteger count = new AtomicInteger();
        return task -> {
            Thread thread = new Thread(task, name + "-" + count.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        };
    }

    /**
     * The JDK verifies host names for every trust manager that does not extend this class; so this one is asked alone.
     */
    private static final class TrustAnyone extends X509ExtendedTrustManager {
        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType, java.net.Socket socket) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType, SSLEngine engine) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType, java.net.Socket socket) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType, SSLEngine engine) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
