package dev.homeport.server.legacy.socketio;

import java.io.StringWriter;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes the text frames of a socket.io server. */
final class PacketWriter {
    /** Opens the default namespace, which clients of this age wait for without asking. */
    static final String CONNECTED = "40";

    private static final JsonFactory JSON = new JsonFactory();

    private PacketWriter() {}

    /** The client pings after this much silence and takes the server for dead when no answer comes in time. */
    static String handshake(String sessionId) {
        return "0{\"sid\":\"" + sessionId + "\",\"upgrades\":[],\"pingInterval\":25000,\"pingTimeout\":60000}";
    }

    static String pong(String payload) {
        return "3" + payload;
    }

    /** Always two arguments: some clients crash when a failure has only one, others refuse fewer. */
    static String ack(long id, boolean success, String text) {
        return "43" + id + array(success, text);
    }

    static String event(String id, String name, String text) {
        return "42" + id + array(name, text);
    }

    private static String array(Object first, String second) {
        StringWriter out = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), out)) {
            json.writeStartArray();
            if (first instanceof Boolean flag) {
                json.writeBoolean(flag);
            } else {
                json.writeString((String) first);
            }
            json.writeString(second);
            json.writeEndArray();
        }
        return out.toString();
    }
}
