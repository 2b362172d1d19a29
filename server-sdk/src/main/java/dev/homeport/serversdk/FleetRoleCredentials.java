package dev.homeport.serversdk;

import java.time.Instant;

/** Temporary AWS credentials of the fleet's role. */
public record FleetRoleCredentials(
        String assumedRoleUserArn,
        String assumedRoleId,
        String accessKeyId,
        String secretAccessKey,
        String sessionToken,
        Instant expiration) {

    /** Leaves the secrets out. */
    @Override
    public String toString() {
        return "FleetRoleCredentials[" + assumedRoleUserArn + ", expiration=" + expiration + "]";
    }
}
