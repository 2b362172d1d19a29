package dev.homeport.app;

import java.util.List;

/** The help texts. */
final class Help {
    private static final String OVERVIEW = """
            Homeport runs a game's Amazon GameLift fleets on machines of your own.

            Usage: homeport COMMAND [OPTIONS]

            Commands:
              dev      start an open endpoint on this computer; any credentials work, or none
              serve    start an endpoint for production; callers sign with access keys
              local    take the place of GameLift Local, for game servers with server SDK 3.x and 4.x
              demo     start an endpoint with sample game servers and bots that play on it

              homeport COMMAND --help    explain a command
              homeport --version         show the version

            Begin with: homeport dev
            """;

    private static final String DEV = """
            Starts an open GameLift endpoint on this computer; any credentials work, or none.

            Usage: homeport dev [OPTIONS]

              --host ADDRESS         address to listen on (127.0.0.1)
              --insecure             allow a --host that other machines can reach, without access keys
              --clock real|manual    manual: time stands still until POST /_homeport/clock moves it (real)
            """;

    private static final String SERVE = """
            Starts a GameLift endpoint for production; callers sign with the access keys given here.

            Usage: homeport serve --keys FILE [OPTIONS]

              --host ADDRESS         address to listen on (0.0.0.0: all of this machine's)
              --keys FILE            access keys in the form of an AWS credentials file; without it, one key is
                                     taken from HOMEPORT_ACCESS_KEY_ID and HOMEPORT_SECRET_ACCESS_KEY
              --gateway              serve the gateway on the main port, to callers without keys
            """;

    private static final String LOCAL = """
            Takes the place of GameLift Local, for game servers with server SDK 3.x and 4.x: they connect to ports 5757,
            5758 and 5759 of this computer, and any fleet-... id works without being created.

            Usage: homeport local [OPTIONS]

              -p PORT                port of the GameLift API (9870; 0: any free one), also --port
              --data DIR             folder to keep everything in (none: all is forgotten in the end)
            """;

    private static final String DEMO = """
            Starts an endpoint with a fleet, sample game servers and bots that keep making, joining and leaving game
            sessions. Ctrl-C ends everything it started, and nothing is kept.

            Usage: homeport demo [--port PORT]
            """;

    private static final String SHARED = """
              --port PORT            port to listen on (9870; 0: any free one)
              --data DIR             folder that holds everything kept (~/.homeport/%s)
              --region REGION        AWS region that ARNs name (us-west-2)
              --account ID           AWS account that ARNs name (000000000000)
              --advertise NAME       host name or address that game servers are told to connect to (the host)
              --tls-cert FILE        certificate chain, PEM (a self-signed one is made and kept with the data)
              --tls-key FILE         private key of --tls-cert, PEM
              --token-hours HOURS    lifetime of compute auth tokens (3)
              --legacy               let game servers with server SDK 3.x and 4.x of this computer connect, to ports
                                     5757, 5758 and 5759; they join fleet-legacy
              --retention-days DAYS  how long ended sessions can still be described (30)
              --aws-quotas           throttle callers by GameLift's rates, to see how they cope with it

            The gateway, which game clients call without keys (%s):
              --gateway-port PORT    serve it on a port of its own too (3000 is what Unreal's AWSOSS plugin calls)
              --gateway-queue NAME   create game sessions by this queue (in the first fleet)
              --gateway-token TOKEN  ask callers for this bearer token (HOMEPORT_GATEWAY_TOKEN)
              --gateway-rate N       let an address make N requests a minute (no limit)
              --gateway-origin URL   whose web pages may call (*: anybody's)
              --gateway-timeout SECS how long to wait for a new game session to become active (30)
            """;

    private Help() {}

    static String text(List<String> args) {
        return switch (args.isEmpty() ? "" : args.getFirst()) {
            case "dev" -> DEV + SHARED.formatted("dev", "always on the main port");
            case "serve" -> SERVE + SHARED.formatted("serve", "only if asked for");
            case "local" -> LOCAL;
            case "demo" -> DEMO;
            default -> OVERVIEW;
        };
    }
}
