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
    private static final String OPERATION = "DescribeFleetAttributes";
    private static final Duration WARM_UP = Duration.ofSeconds(20);
    private static final Duration TIME = Duration.ofSeconds(10);

    @Override
    public void run(Report report) throws Exception {
        Path data = Files.createTempDirectory("homeport-bench");
        try {
            String fleetId;
            double plain;
            try (Server server = Server.startOn(data)) {
                fleetId = Setup.fleet(server.endpoint());
                plain = measureOpen(report, server, fleetId);
            }
            double signed = measureSigned(report, data, fleetId);
            report.figure("signed to not signed", "%.2f".formatted(signed / plain));
        } finally {
            Server.delete(data);
        }
    }

    private static double measureOpen(Report report, Server server, String fleetId) throws Exception {
        URI endpoint = server.endpoint();
        byte[] json = Requests.json(endpoint, OPERATION, body(fleetId));
        double plain = measure(report, server, OPERATION + "/s, JSON, not signed", json);
        byte[] body = RecordCodec.cbor().write(new DescribeFleetAttributesInput(List.of(fleetId), null, null));
        byte[] cbor = Requests.cbor(endpoint, OPERATION, body);
        measure(report, server, OPERATION + "/s, CBOR, not signed", cbor);
        return plain;
    }

    private static double measureSigned(Report report, Path data, String fleetId) throws Exception {
        Path keys = Files.writeString(
                data.resolve("keys"), "[default]\naws_access_key_id = AKIDBENCH\naws_secret_access_key = secret\n");
        try (Server server = Server.startSignedOn(data, keys)) {
            byte[] request = Signer.json(server.endpoint(), OPERATION, body(fleetId));
            return measure(report, server, OPERATION + "/s, JSON, SigV4 checked", request);
        }
    }

    private static String body(String fleetId) {
        return "{\"FleetIds\":[\"%s\"]}".formatted(fleetId);
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
