package dev.homeport.server.contract;

import dev.homeport.server.Config;
import dev.homeport.server.ConfigBuilder;
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
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * One server of its kind, and at most one client of each kind, for all tests that ask for it; closed after the last of
 * them.
 */
final class SharedServer implements BeforeAllCallback {
    private static final AtomicInteger NAMES = new AtomicInteger();

    private final String kind;
    private final UnaryOperator<ConfigBuilder> settings;
    private Running running;

    /** The server that most tests use: open to all, with a clock that stands still. */
    SharedServer() {
        this("open", config -> config.clock(Config.Clock.MANUAL));
    }

    SharedServer(String kind, UnaryOperator<ConfigBuilder> settings) {
        this.kind = kind;
        this.settings = settings;
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        running = context.getRoot()
                .getStore(ExtensionContext.Namespace.create(SharedServer.class))
                .computeIfAbsent(kind, key -> new Running(settings), Running.class);
    }

    ContractClient client(Clients client) {
        return running.clients.computeIfAbsent(client, missing -> missing.open(Target.open(endpoint())));
    }

    Path data() {
        return running.data;
    }

    TestHomeport homeport() {
        return running.server;
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
        private final TestHomeport server;
        private final Map<Clients, ContractClient> clients = new EnumMap<>(Clients.class);

        private Running(UnaryOperator<ConfigBuilder> settings) {
            server = TestHomeport.start(data, settings);
        }

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
