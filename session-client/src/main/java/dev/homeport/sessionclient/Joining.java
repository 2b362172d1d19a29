package dev.homeport.sessionclient;

import java.util.concurrent.CompletableFuture;

/** The two steps of joining a session: a slot, then a connection. A slot that leads to none is given back. */
record Joining(
        Transport transport, ConnectionHandler handler, JoinSessionRequest request, CompletableFuture<Boolean> result)
        implements Workers.Work {

    @Override
    public void run() {
        SessionConnection slot = transport.reserve(request);
        if (result.isDone()) {
            transport.release(request.sessionId(), slot);
        } else if (!connects(slot)) {
            refused(slot);
        } else if (!result.complete(true)) {
            // Whoever asked has given up meanwhile.
            handler.disconnect();
        }
    }

    private boolean connects(SessionConnection slot) {
        try {
            return handler.connect(slot);
        } catch (RuntimeException e) {
            transport.release(request.sessionId(), slot);
            throw e;
        }
    }

    private void refused(SessionConnection slot) {
        if (!transport.release(request.sessionId(), slot)) {
            throw new SessionEndedException("session " + request.sessionId() + " ended while the player was joining");
        }
        result.complete(false);
    }
}
