package dev.homeport.api.fleet;

/** How a managed instance hands out credentials of its role. */
public enum InstanceRoleCredentialsProvider {
    SHARED_CREDENTIAL_FILE
}
