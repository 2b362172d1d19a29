package dev.homeport.api.fleet;

/** Whether a scaling policy follows a rule or a target. */
public enum PolicyType {
    RuleBased,
    TargetBased
}
