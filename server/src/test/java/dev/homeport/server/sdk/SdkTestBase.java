package dev.homeport.server.sdk;

import dev.homeport.server.TestHomeport;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** One server for all tests of a class, and for each test a fleet of its own. */
abstract class SdkTestBase {
    private static TestHomeport homeport;

    /** What each test plays in. */
    protected SdkWorld world;

    @BeforeAll
    static void startServer(@TempDir Path data) {
        homeport = TestHomeport.start(data);
    }

    @AfterAll
    static void stopServer() {
        homeport.close();
    }

    @BeforeEach
    void createWorld() {
        world = new SdkWorld(homeport);
    }
}
