package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/** A request on its way: sent on some socket, or not yet, and not yet answered. */
final class Request {
    final String id = UUID.randomUUID().toString();
    final CompletableFuture<JsonObject> answer = new CompletableFuture<>();
    private final String action;
    private final String text;
    private Socket sentOn;

    Request(Message message) {
        this.action = message.action();
        this.text = message.toJson(id);
    }

    /** Sends the request unless it is already under way on this socket. */
    void sendOn(Socket socket) {
        if (sentOn != socket) {
            sentOn = socket;
            socket.send(text);
        }
    }

    boolean wasSentOn(Socket socket) {
        return sentOn == socket;
    }

    void answerWith(JsonObject message) {
        int status = message.integer("StatusCode");
        if (status == 200) {
            answer.complete(message);
            return;
        }
        String reason = message.text("ErrorMessage");
        answer.completeExceptionally(new GameLiftException(
                ErrorType.ofStatusCode(status),
                action + " failed with status " + status + (reason.isEmpty() ? "" : ": " + reason)));
    }

    void timeOut(Duration timeout) {
        fail(ErrorType.SERVICE_CALL_FAILED, action + " was not answered within " + timeout.toMillis() + " ms");
    }

    void fail(ErrorType type, String message) {
        answer.completeExceptionally(new GameLiftException(type, message));
    }
}
