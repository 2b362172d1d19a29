package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.ServerParameters;
import dev.homeport.serversdk.Timing;
import dev.homeport.serversdk.metrics.MetricsParameters;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lets environment variables override parameters given in code; an empty variable counts as not set. */
public final class Environment {
    private static final Pattern DURATION_PART = Pattern.compile("\\G([0-9]+)(ms|s|m|h)");

    private final Map<String, String> variables;

    public Environment(Map<String, String> variables) {
        this.variables = variables;
    }

    /** The parameters to use, checked. */
    public ServerParameters apply(ServerParameters given) {
        ServerParameters applied = override(given);
        if ("CONTAINER".equals(get("GAMELIFT_COMPUTE_TYPE", ""))
                && applied.authToken().isEmpty()) {
            applied = new Container(variables).identify(applied);
        }
        requireSet("webSocketUrl", applied.webSocketUrl(), "GAMELIFT_SDK_WEBSOCKET_URL");
        requireSet("fleetId", applied.fleetId(), "GAMELIFT_SDK_FLEET_ID");
        requireSet("hostId", applied.hostId(), "GAMELIFT_SDK_HOST_ID");
        requireSet("processId", applied.processId(), "GAMELIFT_SDK_PROCESS_ID");
        Check.fleetId(applied.fleetId());
        Check.hostId(applied.hostId());
        Check.processId(applied.processId());
        boolean credentials = !applied.awsRegion().isEmpty()
                && !applied.accessKey().isEmpty()
                && !applied.secretKey().isEmpty();
        if (applied.authToken().isEmpty() && !credentials) {
            throw Check.invalid("authToken is not set: expected it, or awsRegion, accessKey and secretKey, in "
                    + "ServerParameters or in GAMELIFT_SDK_AUTH_TOKEN");
        }
        return applied;
    }

    public MetricsParameters apply(MetricsParameters given) {
        String dimensional = get("GAMELIFT_ENABLE_DIMENSIONAL_METRICS", Boolean.toString(given.dimensionalMetrics()));
        return given.withStatsd(
                        get("GAMELIFT_STATSD_HOST", given.statsdHost()),
                        number("GAMELIFT_STATSD_PORT", given.statsdPort()))
                .withCrashReporter(
                        get("GAMELIFT_CRASH_REPORTER_HOST", given.crashReporterHost()),
                        number("GAMELIFT_CRASH_REPORTER_PORT", given.crashReporterPort()))
                .withFlushing(
                        number("GAMELIFT_FLUSH_INTERVAL_MS", given.flushIntervalMs()),
                        number("GAMELIFT_MAX_PACKET_SIZE", given.maxPacketSize()))
                .withDimensionalMetrics(dimensional.equalsIgnoreCase("true") || dimensional.equals("1"));
    }

    private static void requireSet(String field, String value, String variable) {
        if (value.isEmpty()) {
            throw Check.invalid("%s is not set: expected it in ServerParameters or in %s", field, variable);
        }
    }

    private ServerParameters override(ServerParameters given) {
        String processId = get("GAMELIFT_SDK_PROCESS_ID", given.processId());
        return given.toBuilder()
                .webSocketUrl(get("GAMELIFT_SDK_WEBSOCKET_URL", given.webSocketUrl()))
                .processId(
                        processId.equals("ManagedResource") ? UUID.randomUUID().toString() : processId)
                .hostId(get("GAMELIFT_SDK_HOST_ID", given.hostId()))
                .fleetId(get("GAMELIFT_SDK_FLEET_ID", given.fleetId()))
                .authToken(get("GAMELIFT_SDK_AUTH_TOKEN", given.authToken()))
                .awsRegion(get("GAMELIFT_REGION", given.awsRegion()))
                .awsCredentials(
                        get("GAMELIFT_ACCESS_KEY", given.accessKey()),
                        get("GAMELIFT_SECRET_KEY", given.secretKey()),
                        get("GAMELIFT_SESSION_TOKEN", given.sessionToken()))
                .tool(
                        get("GAMELIFT_SDK_TOOL_NAME", given.toolName()),
                        get("GAMELIFT_SDK_TOOL_VERSION", given.toolVersion()))
                .trustAnyCertificate(given.trustAnyCertificate()
                        || get("HOMEPORT_TRUST_ANY_CERTIFICATE", "").equals("1"))
                .timing(timing(given.timing()))
                .build();
    }

    /** The variables by which the Go SDK can be hurried, in its notation of durations. */
    private Timing timing(Timing given) {
        return given.withHeartbeat(
                        duration("HEALTHCHECK_INTERVAL", given.heartbeatInterval()),
                        duration("HEALTHCHECK_MAX_JITTER", given.heartbeatJitter()))
                .withTimeouts(
                        duration("SERVICE_CALL_TIMEOUT", given.requestTimeout()),
                        given.processReadyTimeout(),
                        duration("HEALTHCHECK_TIMEOUT", given.healthCheckTimeout()));
    }

    private Duration duration(String name, Duration otherwise) {
        String text = get(name, "");
        if (text.isEmpty()) {
            return otherwise;
        }
        Matcher part = DURATION_PART.matcher(text);
        Duration sum = Duration.ZERO;
        int end = 0;
        while (part.find()) {
            sum = sum.plus(Duration.parse(iso(part.group(1), part.group(2))));
            end = part.end();
        }
        if (end != text.length()) {
            throw Check.invalid("%s '%s' is not valid: expected a duration such as 90s, 1m30s or 500ms", name, text);
        }
        return sum;
    }

    private int number(String name, int otherwise) {
        String text = get(name, "");
        try {
            return text.isEmpty() ? otherwise : Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw Check.invalid("%s '%s' is not valid: expected a whole number", name, text);
        }
    }

    private static String iso(String amount, String unit) {
        return unit.equals("ms")
                ? "PT" + Long.parseLong(amount) / 1000 + "." + String.format("%03d", Long.parseLong(amount) % 1000)
                        + "S"
                : "PT" + amount + unit;
    }

    private String get(String name, String otherwise) {
        String value = variables.getOrDefault(name, "");
        return value.isEmpty() ? otherwise : value;
    }
}
