package dev.homeport.serversdk.metrics;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A collector of metrics and a crash reporter, on ports of their own. */
public final class Collector implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 20;

    private final DatagramSocket statsd;
    private final HttpServer crashReporter;
    private final BlockingQueue<String> calls = new LinkedBlockingQueue<>();

    public Collector() throws IOException {
        statsd = new DatagramSocket(0, InetAddress.getLoopbackAddress());
        statsd.setSoTimeout(PATIENCE_SECONDS * 1000);
        crashReporter = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        crashReporter.createContext("/", exchange -> {
            calls.add(exchange.getRequestMethod() + " " + exchange.getRequestURI());
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        crashReporter.start();
    }

    /** Flushes so seldom that only tests do. */
    public MetricsParameters parameters() {
        return MetricsParameters.defaults()
                .withStatsd("127.0.0.1", statsd.getLocalPort())
                .withCrashReporter("127.0.0.1", crashReporter.getAddress().getPort())
                .withFlushing(3_600_000, 512);
    }

    public String datagram() throws IOException {
        DatagramPacket packet = new DatagramPacket(new byte[65_535], 65_535);
        statsd.receive(packet);
        return new String(packet.getData(), 0, packet.getLength(), StandardCharsets.UTF_8);
    }

    /** The lines of a flush, up to and with the one that says whether the server is up. */
    public List<String> flush() throws IOException {
        List<String> lines = new ArrayList<>();
        do {
            lines.addAll(datagram().lines().toList());
        } while (!lines.get(lines.size() - 1).startsWith("server.up:"));
        return lines;
    }

    public String call() throws InterruptedException {
        return calls.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    public void stopCrashReporter() {
        crashReporter.stop(0);
    }

    @Override
    public void close() {
        statsd.close();
        stopCrashReporter();
    }
}
