package dev.homeport.server.legacy.socketio;

import dev.homeport.server.edge.WebSocketLink;
import dev.homeport.server.edge.WebSocketListener;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One socket.io client. It is not closed for being silent: a game server that stands still in a debugger sends no
 * pings.
 */
public final class SocketIoConnection implements WebSocketListener, SocketIoSocket {
    private static final Logger LOG = LoggerFactory.getLogger(SocketIoConnection.class);
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int SESSION_ID_BYTES = 15;
    /** Some clients never acknowledge some events. */
    private static final int UNACKNOWLEDGED_MAX = 16;

    private static final byte MESSAGE = 4;
    private static final int PROTOCOL_ERROR = 1002;
    private static final int WITHOUT_CODE = 1005;
    private static final int GOING_AWAY = 1001;

    private final SocketIoListener listener;
    private final String description;
    private final AtomicLong events = new AtomicLong();
    private final Map<Long, Consumer<Boolean>> unacknowledged = Collections.synchronizedMap(new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Consumer<Boolean>> eldest) {
            return size() > UNACKNOWLEDGED_MAX;
        }
    });
    private volatile WebSocketLink link;
    private Packet.Event awaitingAttachment;
    private boolean left;

    /** The description names the client in the log. */
    public SocketIoConnection(SocketIoListener listener, String description) {
        this.listener = listener;
        this.description = description;
    }

    @Override
    public void opened(WebSocketLink opened) {
        link = opened;
        opened.send(PacketWriter.handshake(newSessionId()));
        opened.send(PacketWriter.CONNECTED);
        listener.opened(this);
    }

    /** A client that comes back names its old one, which means nothing here: it is known by its process id. */
    private static String newSessionId() {
        byte[] bytes = new byte[SESSION_ID_BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().encodeToString(bytes);
    }

    @Override
    public void text(String message) {
        try {
            take(PacketReader.read(message));
        } catch (BadFrameException e) {
            refuse(e);
        }
    }

    private void take(Packet packet) throws BadFrameException {
        switch (packet) {
            case Packet.Ping(String payload) -> link.send(PacketWriter.pong(payload));
            case Packet.Event event -> takeEvent(event);
            case Packet.Ack(long id, var arguments) -> {
                Consumer<Boolean> waiting = unacknowledged.remove(id);
                if (waiting != null) {
                    waiting.accept(!arguments.isEmpty() && Boolean.TRUE.equals(arguments.getFirst()));
                }
            }
            case Packet.Disconnect(boolean strictly) -> leave(strictly);
            case Packet.Noop() -> {}
        }
    }

    private void takeEvent(Packet.Event event) throws BadFrameException {
        if (awaitingAttachment != null) {
            throw new BadFrameException("the binary frame of " + awaitingAttachment.name() + " did not come");
        }
        if (event.argument().isEmpty()) {
            awaitingAttachment = event;
        } else {
            deliver(event, base64(event.argument().get()));
        }
    }

    private static byte[] base64(String text) throws BadFrameException {
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            throw new BadFrameException("the argument of an event is not Base64: " + e.getMessage());
        }
    }

    @Override
    public void binary(byte[] message) {
        Packet.Event event = awaitingAttachment;
        awaitingAttachment = null;
        try {
            if (event == null) {
                throw new BadFrameException("a binary frame came that no event announced");
            }
            if (message.length == 0 || message[0] != MESSAGE) {
                throw new BadFrameException("a binary frame must begin with the byte 4");
            }
            deliver(event, Arrays.copyOfRange(message, 1, message.length));
        } catch (BadFrameException e) {
            refuse(e);
        }
    }

    private void deliver(Packet.Event event, byte[] payload) throws BadFrameException {
        listener.event(
                event.name(),
                payload,
                (success, text) -> event.ackId().ifPresent(id -> link.send(PacketWriter.ack(id, success, text))));
    }

    /** The client closes the socket itself, except one that wants to be told to. */
    private void leave(boolean strictly) {
        left = true;
        if (!strictly) {
            link.close(WITHOUT_CODE, "");
        }
    }

    private void refuse(BadFrameException problem) {
        LOG.warn("Closing the socket of {}: {}", description, problem.getMessage());
        link.close(PROTOCOL_ERROR, problem.getMessage());
    }

    @Override
    public void emit(String event, String text) {
        link.send(PacketWriter.event("", event, text));
    }

    @Override
    public void emit(String event, String text, Consumer<Boolean> acknowledged) {
        long id = events.getAndIncrement();
        unacknowledged.put(id, acknowledged);
        link.send(PacketWriter.event(Long.toString(id), event, text));
    }

    @Override
    public boolean isOpen() {
        return link.isOpen();
    }

    @Override
    public void closed(int code, String reason) {
        boolean byCloseFrame = code == 1000 || code == GOING_AWAY || code == WITHOUT_CODE;
        listener.closed(left || byCloseFrame);
    }
}
