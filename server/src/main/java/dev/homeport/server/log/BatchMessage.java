package dev.homeport.server.log;

import org.apache.ratis.protocol.Message;
import org.apache.ratis.thirdparty.com.google.protobuf.ByteString;

/** A batch as Ratis sees it: bytes for the log, beside the objects that need no decoding on the node that made them. */
record BatchMessage(Batch batch, ByteString bytes) implements Message {
    @Override
    public ByteString getContent() {
        return bytes;
    }
}
