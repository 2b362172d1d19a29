package dev.homeport.bench;

import dev.homeport.api.codec.RecordCodec;
import dev.homeport.api.fleet.DescribeFleetAttributesInput;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** DescribeFleetAttributes over 64 connections: in JSON, in CBOR, and signed. */
final class ReadsScenario implements Scenario {
    private static final int CONNECTIONS = 64;
    private static final Duration WARM_UP = Duration.ofSeconds(8);
    private static final Duration TIME = Duration.ofSeconds(10);

    @Override
    public void run(Report report) throws Exception {
        double plain;
        try (Server server = Server.start()) {
            URI endpoint = server.endpoint();
            String fleetId = Setup.fleet(endpoint);
            byte[] json =
                    Requests.json(endpoint, "DescribeFleetAttributes", "{\"FleetIds\":[\"%s\"]}".formatted(fleetId));
            plain = measure(report, server, "DescribeFleetAttributes/s, JSON, not signed", json);
            byte[] body = RecordCodec.cbor().write(new DescribeFleetAttributesInput(List.of(fleetId), null, null));
            byte[] cbor = Requests.cbor(endpoint, "DescribeFleetAttributes", body);
            measure(report, server, "DescribeFleetAttributes/s, CBOR, not signed", cbor);
        }
        Path keys = Files.createTempFile("homeport-bench", ".keys");
        Files.writeString(keys, "[default]\naws_access_key_id = AKIDBENCH\naws_secret_access_key = secret\n");
        try (Server server = Server.startSigned(keys)) {
            byte[] request = Signer.json(server.endpoint(), "ListFleets", "{}");
            double signed = measure(report, server, "ListFleets/s, JSON, SigV4 checked", request);
            report.figure("signed to not signed", "%.2f".formatted(signed / plain));
        } finally {
            Files.delete(keys);
        }
    }

    private static double measure(Report report, Server server, String what, byte[] request) throws Exception {
        new Load(server.endpoint(), CONNECTIONS, number -> request).forTime(WARM_UP);
        Duration before = server.cpuTime();
        Load.Result result = new Load(server.endpoint(), CONNECTIONS, number -> request).forTime(TIME);
        Duration cpu = server.cpuTime().minus(before);
        report.figure(
                what,
                "%,.0f (%s, %.1f CPU-s per million, %d failed)"
                        .formatted(
                                result.perSecond(),
                                result.latencies(),
                                cpu.toMillis() * 1e3 / result.requests(),
                                result.failures()));
        return result.perSecond();
    }
}
