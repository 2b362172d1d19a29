package dev.homeport.server;

import dev.homeport.server.edge.EdgeLimits;
import dev.homeport.server.gateway.GatewaySettings;
import dev.homeport.server.legacy.LegacySettings;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * What a server must know before it starts. A {@link #builder} begins with the settings of {@code homeport dev}.
 *
 * @param host the address to listen on
 * @param port the port to listen on; 0 takes a free one
 * @param data the folder that holds the log, the snapshots and the certificate
 * @param region the AWS region that ARNs and answers name
 * @param accountId the AWS account that ARNs name
 * @param clock whether time passes by itself
 * @param access who may call
 * @param advertise the host name or address that other machines reach this server by, when it is not {@code host}
 * @param tls the certificate to show; a self-signed one is made when there is none
 * @param authTokenLifetime how long a compute's auth token is good for
 * @param sessionRetention how long ended game sessions and player sessions can still be described
 * @param awsQuotas whether callers are throttled by GameLift's rates
 * @param limits the bounds on what clients may send and hold
 * @param gateway where game clients without keys are served, and how
 * @param legacy how game servers with server SDK 3.x and 4.x are served, if they are
 */
public record Config(
        String host,
        int port,
        Path data,
        String region,
        String accountId,
        Clock clock,
        Access access,
        Optional<String> advertise,
        Optional<Tls> tls,
        Duration authTokenLifetime,
        Duration sessionRetention,
        boolean awsQuotas,
        EdgeLimits limits,
        GatewaySettings gateway,
        Optional<LegacySettings> legacy) {

    private static final Pattern REGION = Pattern.compile("[a-z]{2}(-[a-z]+)+-[0-9]{1,2}|local");
    private static final Pattern ACCOUNT = Pattern.compile("[0-9]{12}");
    private static final Pattern HOST_NAME = Pattern.compile("[A-Za-z0-9.:_-]{1,255}");

    public Config {
        require(!host.isBlank(), "host must not be empty");
        require(port >= 0 && port <= 65535, "port must be between 0 and 65535, but was %s", port);
        require(REGION.matcher(region).matches(), "region must look like us-west-2, but was '%s'", region);
        require(ACCOUNT.matcher(accountId).matches(), "account id must have 12 digits, but was '%s'", accountId);
        advertise.ifPresent(name -> require(
                HOST_NAME.matcher(name).matches(),
                "advertised name must be a host name or address, but was '%s'",
                name));
        requirePositive("auth token lifetime", authTokenLifetime);
        requirePositive("session retention", sessionRetention);
    }

    /** Whether time passes by itself or stands still until a caller advances it. */
    public enum Clock {
        REAL,
        MANUAL
    }

    /** Who may call the API. */
    public sealed interface Access {
        /** Everybody, with any credentials or none. */
        record Open() implements Access {}

        /** Whoever signs with one of these keys: secret access keys by access key id. */
        record Keys(Map<String, String> secretsById) implements Access {
            public Keys {
                require(!secretsById.isEmpty(), "at least one access key is needed");
                secretsById = Map.copyOf(secretsById);
            }

            /** Names the keys without their secrets, because settings end up in logs. */
            @Override
            public String toString() {
                return "Keys" + new TreeMap<>(secretsById).keySet();
            }
        }
    }

    /** A certificate chain and its private key, both PEM files. */
    public record Tls(Path certificate, Path key) {}

    /** Where a client on this machine finds a server that listens on this port. */
    URI localEndpoint(int openPort) {
        boolean everyAddress = host.equals("0.0.0.0") || host.equals("::");
        String name = everyAddress ? "127.0.0.1" : host.contains(":") ? "[" + host + "]" : host;
        return URI.create("http://" + name + ":" + openPort);
    }

    public static ConfigBuilder builder(Path data) {
        return new ConfigBuilder(data);
    }

    private static void requirePositive(String name, Duration duration) {
        require(duration.isPositive(), "%s must be longer than zero, but was %s", name, duration);
    }

    private static void require(boolean holds, String message, Object... values) {
        if (!holds) {
            throw new IllegalArgumentException(message.formatted(values));
        }
    }
}
