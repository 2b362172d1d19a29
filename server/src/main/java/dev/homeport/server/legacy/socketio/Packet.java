package dev.homeport.server.legacy.socketio;

import java.util.List;
import java.util.Optional;

/** What a text frame of a socket.io client says. */
sealed interface Packet {
    /** Asks whether the server is there; what follows the type comes back. */
    record Ping(String payload) implements Packet {}

    /** An event whose argument is text, or binary and still to come. */
    record Event(Optional<Long> ackId, String name, Optional<String> argument) implements Packet {}

    /** The answer to an event of the server's. */
    record Ack(long id, List<Object> arguments) implements Packet {}

    /**
     * The client leaves.
     *
     * @param strictly whether it says so as socket.io has it, without anything behind
     */
    record Disconnect(boolean strictly) implements Packet {}

    /** What needs no answer. */
    record Noop() implements Packet {}
}
