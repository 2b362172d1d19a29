package dev.homeport.serversdk.metrics;

import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import dev.homeport.serversdk.internal.Log;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Sends lines by UDP, as many in a datagram as fit. Whether anybody receives them is not known. */
final class Datagrams implements AutoCloseable {
    private final InetSocketAddress collector;
    private final int maxSize;
    private final DatagramSocket socket;

    Datagrams(MetricsParameters parameters) {
        collector = new InetSocketAddress(parameters.statsdHost(), parameters.statsdPort());
        if (collector.isUnresolved()) {
            throw new GameLiftException(
                    ErrorType.METRIC_CONFIGURATION_EXCEPTION,
                    "statsdHost '" + parameters.statsdHost() + "' is not known: expected a host name or an address");
        }
        maxSize = parameters.maxPacketSize();
        try {
            socket = new DatagramSocket();
        } catch (SocketException e) {
            throw new GameLiftException(
                    ErrorType.METRIC_CONFIGURATION_EXCEPTION, "no UDP socket can be opened: " + e.getMessage(), e);
        }
    }

    void send(List<String> lines) {
        ByteArrayOutputStream datagram = new ByteArrayOutputStream(maxSize);
        for (String line : lines) {
            byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
            if (bytes.length > maxSize) {
                Log.warning("A metric was not sent because it is longer than maxPacketSize " + maxSize + ": " + line);
                continue;
            }
            if (datagram.size() + bytes.length > maxSize) {
                send(datagram.toByteArray());
                datagram.reset();
            }
            datagram.writeBytes(bytes);
        }
        if (datagram.size() > 0) {
            send(datagram.toByteArray());
        }
    }

    private void send(byte[] datagram) {
        try {
            socket.send(new DatagramPacket(datagram, datagram.length, collector));
        } catch (IOException e) {
            Log.debug("Metrics could not be sent to " + collector + ": " + e.getMessage());
        }
    }

    @Override
    public void close() {
        socket.close();
    }
}
