package dev.homeport.serversdk.internal;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** A request to the service: its action and its fields, in the order in which they are sent. */
public final class Message {
    private final String action;
    private final Map<String, Object> fields = new LinkedHashMap<>();

    private Message(String action) {
        this.action = action;
    }

    public static Message of(String action) {
        return new Message(action);
    }

    public Message with(String name, Object value) {
        fields.put(name, value);
        return this;
    }

    /** Leaves the field out when there is nothing to say: an empty text or list, or the number zero. */
    public Message withOptional(String name, Object value) {
        boolean nothing = value.equals("") || value.equals(0) || (value instanceof Collection<?> c && c.isEmpty());
        return nothing ? this : with(name, value);
    }

    String action() {
        return action;
    }

    String toJson(String requestId) {
        Map<String, Object> envelope = new LinkedHashMap<>();
        envelope.put("Action", action);
        envelope.put("RequestId", requestId);
        envelope.putAll(fields);
        return Json.write(envelope);
    }
}
