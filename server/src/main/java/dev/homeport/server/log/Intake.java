package dev.homeport.server.log;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** The commands that wait to be written, bounded by their number and by their bytes. */
final class Intake {
    /** Wakes the reader up without asking for anything. */
    private static final Pending<Void> NUDGE = new Pending<>(tx -> null, new byte[0], Runnable::run);

    private final LogLimits.Intake limits;
    private final BlockingQueue<Pending<?>> queue;
    private final AtomicLong bytes = new AtomicLong();

    Intake(LogLimits.Intake limits) {
        this.limits = limits;
        this.queue = new LinkedBlockingQueue<>(limits.commandsWaiting());
    }

    /** False if there is no room. */
    boolean offer(Pending<?> pending) {
        int size = pending.bytes().length;
        if (bytes.addAndGet(size) <= limits.bytesWaiting() && queue.offer(pending)) {
            return true;
        }
        bytes.addAndGet(-size);
        return false;
    }

    OverloadedException overloaded() {
        return new OverloadedException(limits);
    }

    /** Takes a command back; false if the reader has taken it. */
    boolean withdraw(Pending<?> pending) {
        boolean removed = queue.remove(pending);
        if (removed) {
            bytes.addAndGet(-pending.bytes().length);
        }
        return removed;
    }

    void nudge() {
        // A full queue needs no nudge: the reader is awake.
        boolean ignored = queue.offer(NUDGE);
        assert ignored || !queue.isEmpty();
    }

    boolean isEmpty() {
        return queue.isEmpty();
    }

    /** The next command or nudge, or null if there is none within the given time. */
    Pending<?> poll(long waitMillis) throws InterruptedException {
        return taken(queue.poll(waitMillis, TimeUnit.MILLISECONDS));
    }

    /** Whether what was polled is a command. */
    static boolean isCommand(Pending<?> polled) {
        return polled != null && polled != NUDGE;
    }

    /** An entry full of commands, beginning with the one polled, if it is one. */
    List<Pending<?>> gather(Pending<?> first) {
        List<Pending<?>> gathered = new ArrayList<>();
        long room = limits.bytesPerEntry();
        Pending<?> next = isCommand(first) ? first : pollWithin(Long.MAX_VALUE);
        while (next != null) {
            room -= next.bytes().length;
            if (isCommand(next)) {
                gathered.add(next);
            }
            next = gathered.size() < limits.commandsPerEntry() ? pollWithin(room) : null;
        }
        return gathered;
    }

    private Pending<?> pollWithin(long room) {
        Pending<?> next = queue.peek();
        return next != null && next.bytes().length <= room ? taken(queue.poll()) : null;
    }

    private Pending<?> taken(Pending<?> polled) {
        if (polled != null) {
            bytes.addAndGet(-polled.bytes().length);
        }
        return polled;
    }
}
