package dev.homeport.server.edge;

import java.util.ArrayDeque;

/** Gives settled exchanges out in the order of their requests, whatever order they are settled in. */
final class AnswerQueue {
    private final ArrayDeque<Exchange> waiting = new ArrayDeque<>(2);

    void add(Exchange exchange) {
        waiting.add(exchange);
    }

    /** The oldest exchange if it is settled, else null. */
    Exchange pollSettled() {
        Exchange oldest = waiting.peek();
        return oldest != null && oldest.isSettled() ? waiting.poll() : null;
    }

    /** The oldest exchange whether settled or not, or null if none waits. */
    Exchange poll() {
        return waiting.poll();
    }

    /** The newest exchange, or null if none waits. */
    Exchange newest() {
        return waiting.peekLast();
    }

    int size() {
        return waiting.size();
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }
}
