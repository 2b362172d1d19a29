package dev.homeport.bench;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.epoll.EpollIoHandler;
import java.io.IOException;
import java.net.URI;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A fleet with one compute and many simulated processes on it. */
final class SimulatedFleet implements AutoCloseable {
    private static final String COMPUTE = "bench-compute";

    private final EventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, EpollIoHandler.newFactory());
    private final URI endpoint;
    private final String fleetId;

    private SimulatedFleet(URI endpoint, String fleetId) {
        this.endpoint = endpoint;
        this.fleetId = fleetId;
    }

    static SimulatedFleet create(URI endpoint) throws IOException, InterruptedException {
        String fleetId = Setup.fleet(endpoint);
        Setup.call(
                endpoint,
                "RegisterCompute",
                "{\"FleetId\":\"%s\",\"ComputeName\":\"%s\",\"IpAddress\":\"10.0.0.1\",\"Location\":\"%s\"}"
                        .formatted(fleetId, COMPUTE, Setup.LOCATION));
        return new SimulatedFleet(endpoint, fleetId);
    }

    String fleetId() {
        return fleetId;
    }

    /** The same fleet to connect other processes to, which leave when it is closed. */
    SimulatedFleet again() {
        return new SimulatedFleet(endpoint, fleetId);
    }

    /** Connects so many processes and returns when all can be given a session. */
    void connect(int count, SimulatedProcess.Listener listener) throws IOException, InterruptedException {
        connect(0, count, listener);
    }

    /** Connects so many processes, numbered from the given number on. */
    void connect(int first, int count, SimulatedProcess.Listener listener) throws IOException, InterruptedException {
        String token = Setup.member(
                Setup.call(
                        endpoint,
                        "GetComputeAuthToken",
                        "{\"FleetId\":\"%s\",\"ComputeName\":\"%s\"}".formatted(fleetId, COMPUTE)),
                "AuthToken");
        CountDownLatch idle = new CountDownLatch(count);
        for (int i = first; i < first + count; i++) {
            String query = "Authorization=%s&ComputeId=%s&FleetId=%s&pID=process-%d&sdkLanguage=Cpp&sdkVersion=5.4.0"
                    .formatted(token, COMPUTE, fleetId, i);
            SimulatedProcess.connect(loop, endpoint, query, new CountingDown(listener, idle));
        }
        if (!idle.await(5, TimeUnit.MINUTES)) {
            throw new IOException(idle.getCount() + " of " + count + " processes did not get ready");
        }
    }

    private record CountingDown(SimulatedProcess.Listener listener, CountDownLatch latch)
            implements SimulatedProcess.Listener {
        @Override
        public void idle() {
            latch.countDown();
            listener.idle();
        }

        @Override
        public void active(String gameSessionId) {
            listener.active(gameSessionId);
        }

        @Override
        public boolean startsAnew() {
            return listener.startsAnew();
        }

        @Override
        public boolean heartbeats() {
            return listener.heartbeats();
        }
    }

    byte[] createGameSession(String token, int players) {
        return Requests.json(
                endpoint,
                "CreateGameSession",
                "{\"FleetId\":\"%s\",\"Location\":\"%s\",\"MaximumPlayerSessionCount\":%d,\"IdempotencyToken\":\"%s\"}"
                        .formatted(fleetId, Setup.LOCATION, players, token));
    }

    @Override
    public void close() {
        loop.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }
}
