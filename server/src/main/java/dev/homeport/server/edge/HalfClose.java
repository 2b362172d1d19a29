package dev.homeport.server.edge;

import io.netty.channel.Channel;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.ssl.SslHandler;

/**
 * Closes our half of a connection. Closing both halves while the peer still sends would make the kernel reset the
 * connection, and the peer might lose our last words.
 */
final class HalfClose {
    private HalfClose() {}

    // Whoever closes a half closes the whole soon after, whatever becomes of the half.
    @SuppressWarnings("FutureReturnValueIgnored")
    static void of(Channel channel) {
        SslHandler tls = channel.pipeline().get(SslHandler.class);
        if (tls != null) {
            tls.closeOutbound();
        } else if (channel instanceof DuplexChannel duplex) {
            duplex.shutdownOutput();
        }
    }
}
