package dev.homeport.app;

import dev.homeport.server.Config;
import dev.homeport.server.Config.Access;
import java.net.URI;

/** What a user sees when the server is ready: where it is, and the first commands to try. */
final class Welcome {
    private static final String LEGACY_PORTS = """

            Game servers with server SDK 3.x and 4.x find it at ports 5757, 5758 and 5759.""";

    private Welcome() {}

    static String text(Config config, URI endpoint) {
        boolean inPlaceOfLocal =
                config.legacy().isPresent() && config.legacy().get().local();
        String text = inPlaceOfLocal ? local(config, endpoint) : fleets(config, endpoint);
        return config.legacy().isEmpty() ? text : text + LEGACY_PORTS;
    }

    private static String local(Config config, URI endpoint) {
        return """
                Homeport %s is ready at %s (in place of GameLift Local, data in %s)
                Start a game server built with server SDK 3.x or 4.x, then try in another terminal:
                  aws gamelift --endpoint-url %s --region us-west-2 --no-sign-request create-game-session \
                --fleet-id fleet-123 --maximum-player-session-count 2""".formatted(Main.version(), endpoint, config.data(), endpoint);
    }

    private static String fleets(Config config, URI endpoint) {
        String credentials = config.access() instanceof Access.Open ? " --no-sign-request" : "";
        String aws = "aws gamelift --endpoint-url %s --region %s%s".formatted(endpoint, config.region(), credentials);
        return """
                Homeport %s is ready at %s (region %s, data in %s)
                Try in another terminal:
                  %s create-location --location-name custom-home
                  FLEET=$(%s create-fleet --name my-fleet --compute-type ANYWHERE --locations Location=custom-home \
                --query FleetAttributes.FleetId --output text)
                  %s register-compute --fleet-id $FLEET --compute-name my-computer --location custom-home \
                --ip-address 127.0.0.1""".formatted(Main.version(), endpoint, config.region(), config.data(), aws, aws, aws);
    }
}
