package dev.homeport.api.fleet;

import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Size;
import java.util.List;

/** Which server processes the agent keeps running on every compute of a fleet. */
public record RuntimeConfiguration(
        @Size(min = 1, max = 50) List<ServerProcess> serverProcesses,
        @Range(min = 1) Integer maxConcurrentGameSessionActivations,
        @Range(min = 1, max = 600) Integer gameSessionActivationTimeoutSeconds) {}
