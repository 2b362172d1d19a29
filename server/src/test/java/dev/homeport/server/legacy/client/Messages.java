package dev.homeport.server.legacy.client;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.DynamicMessage;
import dev.homeport.legacy.message.ProcessReady;
import java.util.Map;

/** Encodes messages by the names of their fields. */
final class Messages {
    private Messages() {}

    static byte[] encode(String message, Map<String, Object> fields) {
        Descriptor type = ProcessReady.getDescriptor().getFile().findMessageTypeByName(message);
        DynamicMessage.Builder builder = DynamicMessage.newBuilder(type);
        fields.forEach((name, value) -> {
            FieldDescriptor field = type.findFieldByName(name);
            builder.setField(field, value);
        });
        return builder.build().toByteArray();
    }
}
