package dev.homeport.app;

import dev.homeport.server.Config;
import dev.homeport.server.Homeport;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

/**
 * {@code homeport demo}: an endpoint with a fleet, some sample game servers and bots that keep making, joining and
 * leaving game sessions. Its data goes when it ends.
 */
final class DemoCommand {
    private static final int SERVERS = 3;
    private static final int BOTS = 4;

    private DemoCommand() {}

    static void run(List<String> args) throws StartFailure, IOException, InterruptedException {
        Path data = Files.createTempDirectory("homeport-demo");
        List<String> all = Stream.concat(args.stream(), Stream.of("--data", data.toString()))
                .toList();
        Options options = Options.parse("demo", all, SharedOptions.names(), Set.of());
        Config config = SharedOptions.check(
                SharedOptions.read(options, "demo", "127.0.0.1").gateway(GatewayOptions.read(options, true)));
        Homeport server = Service.start(config);
        DemoFleet fleet = DemoFleet.create(server.endpoint());
        DemoServers servers = new DemoServers(fleet, SERVERS);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(servers, server, data), "shutdown"));
        servers.start();
        new DemoBots(server.endpoint(), BOTS).start();
        System.out.println(text(config, server.endpoint(), fleet));
        new CountDownLatch(1).await();
    }

    private static String text(Config config, URI endpoint, DemoFleet fleet) {
        String aws =
                "aws gamelift --endpoint-url %s --region %s --no-sign-request".formatted(endpoint, config.region());
        return """
                Homeport %s plays a demo at %s: %d sample servers and %d bots in fleet %s. Ctrl-C ends all of it.
                Look at it from another terminal:
                  %s describe-game-sessions --fleet-id %s --status-filter ACTIVE
                  %s list-compute --fleet-id %s
                  %s describe-fleet-events --fleet-id %s""".formatted(
                Main.version(), endpoint, SERVERS, BOTS, fleet.id(), aws, fleet.id(), aws, fleet.id(), aws, fleet.id());
    }

    private static void stop(DemoServers servers, Homeport server, Path data) {
        try {
            servers.close();
            server.close();
            Folders.delete(data);
        } catch (IOException e) {
            System.err.println("homeport: the demo did not end cleanly: " + e);
        }
        Runtime.getRuntime().halt(0);
    }
}
