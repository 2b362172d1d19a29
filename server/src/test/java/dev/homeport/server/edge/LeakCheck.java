package dev.homeport.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBufAllocator;
import io.netty.util.ResourceLeakDetector;
import io.netty.util.ResourceLeakDetectorFactory;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Fails a test class during which a Netty buffer was lost. */
final class LeakCheck implements BeforeAllCallback, AfterAllCallback {
    private static final Queue<String> LEAKS = new ConcurrentLinkedQueue<>();
    private static final int BUFFERS_TO_TRIGGER_REPORTS = 64;

    static {
        ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.PARANOID);
        ResourceLeakDetectorFactory.setResourceLeakDetectorFactory(new RecordingFactory());
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        LEAKS.clear();
    }

    /** Leaks are found by the collector and reported when further buffers are made. */
    @Override
    public void afterAll(ExtensionContext context) {
        System.gc();
        for (int i = 0; i < BUFFERS_TO_TRIGGER_REPORTS; i++) {
            ByteBufAllocator.DEFAULT.buffer(16).release();
        }
        assertThat(LEAKS).isEmpty();
    }

    private static final class RecordingFactory extends ResourceLeakDetectorFactory {
        @Override
        public <T> ResourceLeakDetector<T> newResourceLeakDetector(Class<T> resource, int interval) {
            return new RecordingDetector<>(resource);
        }

        // Netty still calls the deprecated form, so it has to be there.
        @Override
        @SuppressWarnings("deprecation")
        public <T> ResourceLeakDetector<T> newResourceLeakDetector(Class<T> resource, int interval, long maxActive) {
            return new RecordingDetector<>(resource);
        }
    }

    private static final class RecordingDetector<T> extends ResourceLeakDetector<T> {
        RecordingDetector(Class<T> resource) {
            super(resource, 1);
        }

        @Override
        protected void reportTracedLeak(String resourceType, String records) {
            LEAKS.add(resourceType + records);
        }

        @Override
        protected void reportUntracedLeak(String resourceType) {
            LEAKS.add(resourceType);
        }
    }
}
