package dev.homeport.server.contract;

import dev.homeport.server.TestHomeport;
import dev.homeport.server.contract.client.Clients;
import dev.homeport.server.contract.client.ContractClient;
import dev.homeport.server.contract.client.Target;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** One server, and at most one client of each kind, for all tests that ask for it; closed after the last of them. */
final class SharedServer implements BeforeAllCallback {
    private static final AtomicInteger NAMES = new AtomicInteger();

    private Running running;

    @Override
    public void beforeAll(ExtensionContext context) {
        running = context.getRoot()
                .getStore(ExtensionContext.Namespace.create(SharedServer.class))
                .computeIfAbsent("running", key -> new Running(), Running.class);
    }

    ContractClient client(Clients kind) {
        return running.clients.computeIfAbsent(kind, missing -> missing.open(Target.open(endpoint())));
    }

    URI endpoint() {
        return running.server.endpoint();
    }

    ClockClient clock() {
        return new ClockClient(endpoint());
    }

    Instant now() {
        return clock().now();
    }

    String newName(String prefix) {
        return prefix + "-" + NAMES.incrementAndGet();
    }

    private static final class Running implements AutoCloseable {
        private final Path data = newFolder();
        private final TestHomeport server = TestHomeport.start(data);
        private final Map<Clients, ContractClient> clients = new EnumMap<>(Clients.class);

        @Override
        public void close() throws IOException {
            clients.values().forEach(ContractClient::close);
            server.close();
            try (var files = Files.walk(data)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }

        private static Path newFolder() {
            try {
                return Files.createTempDirectory("homeport-contract");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
