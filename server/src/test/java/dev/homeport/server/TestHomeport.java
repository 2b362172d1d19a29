package dev.homeport.server;

import dev.homeport.core.Effect;
import dev.homeport.core.State;
import dev.homeport.server.legacy.LegacySettings;
import dev.homeport.server.log.TimeSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.gamelift.GameLiftClient;
import software.amazon.awssdk.services.gamelift.model.ComputeType;
import software.amazon.awssdk.services.gamelift.model.LocationConfiguration;

/** A server on a free port, with its data in a folder of the test's, and the AWS SDK pointed at it. */
public final class TestHomeport implements AutoCloseable {
    private final Homeport server;
    private final GameLiftClient gameLift;

    private TestHomeport(Homeport server) {
        this.server = server;
        this.gameLift = GameLiftClient.builder()
                .endpointOverride(server.endpoint())
                .region(Region.US_WEST_2)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
                .httpClientBuilder(UrlConnectionHttpClient.builder())
                .build();
    }

    public static TestHomeport start(Path data) {
        return start(data, config -> config.clock(Config.Clock.MANUAL));
    }

    public static TestHomeport start(Path data, UnaryOperator<ConfigBuilder> change) {
        Config config = change.apply(Config.builder(data).port(0)).build();
        return start(() -> Homeport.start(config));
    }

    /** One whose time is the test's. */
    public static TestHomeport start(Path data, TimeSource time, UnaryOperator<ConfigBuilder> change) {
        Config config = change.apply(Config.builder(data).port(0)).build();
        return start(() -> Homeport.start(config, time));
    }

    private interface Starting {
        Homeport start() throws IOException;
    }

    private static TestHomeport start(Starting server) {
        try {
            return new TestHomeport(server.start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public GameLiftClient gameLift() {
        return gameLift;
    }

    /** The id of a fleet in a new location of that name. */
    public String createFleet(String location) {
        gameLift.createLocation(request -> request.locationName(location));
        return gameLift.createFleet(request -> request.name("fleet")
                        .computeType(ComputeType.ANYWHERE)
                        .locations(LocationConfiguration.builder()
                                .location(location)
                                .build()))
                .fleetAttributes()
                .fleetId();
    }

    /** Where game servers with legacy SDKs connect. */
    public LegacySettings legacyPorts() {
        return server.legacyPorts().orElseThrow();
    }

    /** What the core knows. */
    public State state() {
        return server.state();
    }

    /** Sends a process what the core might have decided. */
    public void deliver(Effect effect) {
        server.sockets().deliver(List.of(effect));
    }

    public URI endpoint() {
        return server.endpoint();
    }

    /** The gateway's own port, which the test must have asked for. */
    public URI gatewayEndpoint() {
        return server.gatewayEndpoint().orElseThrow();
    }

    @Override
    public void close() {
        gameLift.close();
        try {
            server.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
