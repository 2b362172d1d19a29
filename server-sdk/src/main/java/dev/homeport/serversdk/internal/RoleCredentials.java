package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.FleetRoleCredentials;
import dev.homeport.serversdk.FleetRoleCredentialsRequest;
import dev.homeport.serversdk.GameLiftException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/**
 * Keeps role credentials until a quarter of an hour before they expire, and remembers when there are none to be had.
 */
final class RoleCredentials {
    private static final Duration LEAST_REMAINING = Duration.ofMinutes(15);
    private static final int MAX_SESSION_NAME = 64;

    private final Map<String, FleetRoleCredentials> byRole = new HashMap<>();
    private final ServerProcess process;
    private final Clock clock;
    private boolean unavailable;

    RoleCredentials(ServerProcess process, Clock clock) {
        this.process = process;
        this.clock = clock;
    }

    synchronized FleetRoleCredentials get(FleetRoleCredentialsRequest request) {
        Check.roleArn(request.roleArn());
        String sessionName = request.roleSessionName().isEmpty() ? defaultSessionName() : request.roleSessionName();
        Check.roleSessionName(sessionName);
        requireAvailable();
        FleetRoleCredentials known = byRole.get(request.roleArn());
        if (known != null && clock.instant().plus(LEAST_REMAINING).isBefore(known.expiration())) {
            return known;
        }
        FleetRoleCredentials fresh = fetch(request.roleArn(), sessionName);
        unavailable = fresh.accessKeyId().isEmpty();
        requireAvailable();
        byRole.put(request.roleArn(), fresh);
        return fresh;
    }

    private FleetRoleCredentials fetch(String roleArn, String sessionName) {
        JsonObject answer = process.call(
                Message.of("GetFleetRoleCredentials").with("RoleArn", roleArn).with("RoleSessionName", sessionName));
        return new FleetRoleCredentials(
                answer.text("AssumedRoleUserArn"),
                answer.text("AssumedRoleId"),
                answer.text("AccessKeyId"),
                answer.text("SecretAccessKey"),
                answer.text("SessionToken"),
                answer.time("Expiration").orElse(Instant.EPOCH));
    }

    private String defaultSessionName() {
        String name = process.who().fleetId() + "-" + process.who().hostId().replace('/', '-');
        return name.substring(0, Math.min(name.length(), MAX_SESSION_NAME));
    }

    private void requireAvailable() {
        if (unavailable) {
            throw new GameLiftException(
                    ErrorType.BAD_REQUEST_EXCEPTION, "fleet role credentials are only available on managed fleets");
        }
    }
}
