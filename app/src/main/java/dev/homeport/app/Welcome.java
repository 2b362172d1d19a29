package dev.homeport.app;

import dev.homeport.server.Config;
import dev.homeport.server.Config.Access;
import java.net.URI;

/** What a user sees when the server is ready: where it is, and the first commands to try. */
final class Welcome {
    private Welcome() {}

    static String text(Config config, URI endpoint) {
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
