package dev.homeport.server.legacy.socketio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads text frames: the engine.io type, the socket.io type, an id in digits, and a JSON array. The clients differ in
 * the blanks within the array and in how they carry bytes, so both ways are taken from everybody.
 */
final class PacketReader {
    private static final JsonFactory JSON = new JsonFactory();
    private static final int SHOWN_LENGTH_MAX = 60;
    private static final int ID_DIGITS_MAX = 15;

    /** Stands for an object among the arguments, of which only the mark of an attachment has a meaning. */
    private enum Argument {
        ATTACHMENT
    }

    private final String frame;

    private PacketReader(String frame) {
        this.frame = frame;
    }

    static Packet read(String frame) throws BadFrameException {
        return new PacketReader(frame).packet();
    }

    private Packet packet() throws BadFrameException {
        if (frame.startsWith("2")) {
            return new Packet.Ping(frame.substring(1));
        }
        if (frame.equals("40") || frame.equals("5") || frame.equals("6")) {
            return new Packet.Noop();
        }
        if (frame.startsWith("41") || frame.equals("1")) {
            return new Packet.Disconnect(frame.length() <= 2);
        }
        if (frame.startsWith("42")) {
            return event(2, false);
        }
        if (frame.startsWith("451-")) {
            return event(4, true);
        }
        if (frame.startsWith("43")) {
            int array = endOfDigits(2);
            return new Packet.Ack(id(2, array).orElseThrow(() -> bad("an acknowledgement needs an id")), array(array));
        }
        throw bad("it is no event, acknowledgement, ping or disconnect");
    }

    private Packet.Event event(int start, boolean attached) throws BadFrameException {
        int array = endOfDigits(start);
        List<Object> arguments = array(array);
        if (arguments.size() != 2 || !(arguments.getFirst() instanceof String name)) {
            throw bad("an event is the array of its name and one argument");
        }
        Object argument = arguments.getLast();
        if (attached ? argument != Argument.ATTACHMENT : !(argument instanceof String)) {
            throw bad(
                    attached ? "its argument must be the placeholder of a binary frame" : "its argument must be text");
        }
        return new Packet.Event(id(start, array), name, attached ? Optional.empty() : Optional.of((String) argument));
    }

    private int endOfDigits(int start) {
        int end = start;
        while (end < frame.length() && Character.digit(frame.charAt(end), 10) >= 0) {
            end++;
        }
        return end;
    }

    private Optional<Long> id(int start, int end) throws BadFrameException {
        if (end - start > ID_DIGITS_MAX) {
            throw bad("its id is too long");
        }
        return start == end ? Optional.empty() : Optional.of(Long.parseLong(frame.substring(start, end)));
    }

    private List<Object> array(int start) throws BadFrameException {
        try (JsonParser in = JSON.createParser(ObjectReadContext.empty(), frame.substring(start))) {
            if (in.nextToken() != JsonToken.START_ARRAY) {
                throw bad("a JSON array must follow");
            }
            List<Object> values = new ArrayList<>();
            while (in.nextToken() != JsonToken.END_ARRAY) {
                values.add(value(in));
            }
            if (in.nextToken() != null) {
                throw bad("it goes on after its end");
            }
            return values;
        } catch (JacksonException e) {
            throw bad("its JSON is broken, " + e.getOriginalMessage());
        }
    }

    private static Object value(JsonParser in) {
        return switch (in.currentToken()) {
            case VALUE_STRING -> in.getString();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case START_OBJECT, START_ARRAY -> {
                in.skipChildren();
                yield Argument.ATTACHMENT;
            }
            default -> "";
        };
    }

    private BadFrameException bad(String why) {
        String shown = frame.length() <= SHOWN_LENGTH_MAX ? frame : frame.substring(0, SHOWN_LENGTH_MAX) + "…";
        return new BadFrameException("'%s' is no socket.io frame: %s".formatted(shown, why));
    }
}
