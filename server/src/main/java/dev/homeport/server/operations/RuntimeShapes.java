package dev.homeport.server.operations;

import dev.homeport.api.fleet.ServerProcess;
import dev.homeport.core.fleet.RuntimeConfiguration;
import dev.homeport.core.fleet.RuntimeConfiguration.Launch;
import java.util.List;
import java.util.Optional;

/** Turns the API's runtime configuration into the core's and back. */
final class RuntimeShapes {
    private RuntimeShapes() {}

    static RuntimeConfiguration configuration(dev.homeport.api.fleet.RuntimeConfiguration in) {
        return new RuntimeConfiguration(
                Optional.ofNullable(in.serverProcesses()).orElse(List.of()).stream()
                        .map(RuntimeShapes::launch)
                        .toList(),
                Optional.ofNullable(in.maxConcurrentGameSessionActivations()),
                Optional.ofNullable(in.gameSessionActivationTimeoutSeconds()));
    }

    private static Launch launch(ServerProcess process) {
        return new Launch(
                process.launchPath(), Optional.ofNullable(process.parameters()), process.concurrentExecutions());
    }

    static dev.homeport.api.fleet.RuntimeConfiguration describe(RuntimeConfiguration configuration) {
        List<ServerProcess> processes = configuration.launches().stream()
                .map(launch -> new ServerProcess(
                        launch.path(), launch.parameters().orElse(null), launch.concurrentExecutions()))
                .toList();
        return new dev.homeport.api.fleet.RuntimeConfiguration(
                processes.isEmpty() ? null : processes,
                configuration.mostActivations().orElse(null),
                configuration.activationTimeoutSeconds().orElse(null));
    }
}
