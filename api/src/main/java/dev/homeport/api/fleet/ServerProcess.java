package dev.homeport.api.fleet;

import dev.homeport.api.constraint.LaunchParameters;
import dev.homeport.api.constraint.LaunchPath;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Required;

/** One kind of server process: what to launch and how many of it. */
public record ServerProcess(
        @Required @LaunchPath String launchPath,
        @LaunchParameters String parameters,
        @Required @Range(min = 1) Integer concurrentExecutions) {}
