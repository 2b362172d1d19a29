package dev.homeport.serversdk;

/**
 * Asks for credentials of a role.
 *
 * @param roleSessionName names this use of the role, 2 to 64 characters; empty for one made of fleet and host id
 */
public record FleetRoleCredentialsRequest(String roleArn, String roleSessionName) {

    public FleetRoleCredentialsRequest(String roleArn) {
        this(roleArn, "");
    }
}
