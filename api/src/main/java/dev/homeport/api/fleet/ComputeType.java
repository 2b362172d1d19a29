package dev.homeport.api.fleet;

/** Whether a fleet runs on managed instances or on machines of your own. */
public enum ComputeType {
    EC2,
    ANYWHERE
}
