package dev.homeport.app;

import dev.homeport.server.Config;
import dev.homeport.server.Homeport;
import dev.homeport.server.edge.CannotListenException;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;

/** Runs a server until the process is told to end. */
final class Service {
    private Service() {}

    /** What is left to do when the server has ended. */
    @FunctionalInterface
    interface Farewell {
        void say() throws IOException;
    }

    static void run(Config config) throws StartFailure, InterruptedException {
        run(config, () -> {});
    }

    static void run(Config config, Farewell farewell) throws StartFailure, InterruptedException {
        DataFolder folder = DataFolder.open(config.data());
        Homeport server = start(config);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server, folder, farewell), "shutdown"));
        System.out.println(Welcome.text(config, server.endpoint()));
        server.gatewayEndpoint().ifPresent(uri -> System.out.println("The gateway for game clients is at " + uri));
        new CountDownLatch(1).await();
        throw new AssertionError("Only the shutdown hook ends the process");
    }

    static Homeport start(Config config) throws StartFailure {
        try {
            return Homeport.start(config);
        } catch (CannotListenException e) {
            throw new StartFailure(e.getMessage() + PortAdvice.on(config, e.port()), e);
        } catch (IOException e) {
            throw new StartFailure("cannot use the data in " + config.data() + ": " + e.getMessage(), e);
        }
    }

    /** Ends the process here, because the virtual machine would answer a signal with an exit code other than 0. */
    private static void stop(Homeport server, DataFolder folder, Farewell farewell) {
        int exitCode = 0;
        try (folder) {
            server.close();
            farewell.say();
        } catch (Exception e) {
            System.err.println("homeport: did not end cleanly: " + e);
            exitCode = 1;
        }
        Runtime.getRuntime().halt(exitCode);
    }
}
