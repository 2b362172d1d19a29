package dev.homeport.server.edge;

import io.netty.channel.ChannelConfig;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameDecoder;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;

/** Turns an HTTP connection into a WebSocket, leaving nothing of HTTP behind. */
final class WebSocketSetup {
    private WebSocketSetup() {}

    // A failed write closes the channel, and that is where it is noticed.
    @SuppressWarnings("FutureReturnValueIgnored")
    static WebSocketConnection replace(
            HttpConnection http,
            RequestDecoder decoder,
            ChannelHandlerContext ctx,
            HttpCall call,
            WebSocketListener listener,
            EdgeLimits limits) {
        ChannelPipeline pipeline = ctx.pipeline();
        var webSocket = new WebSocketConnection(listener, call.host(), limits.messageBytesMax());
        configure(ctx.channel().config(), limits);
        pipeline.addLast(new WebSocket13FrameDecoder(decoderConfig(limits)), webSocket);
        ctx.write(WebSocketHandshake.accept(ctx.alloc(), call), ctx.voidPromise());
        pipeline.remove(http);
        webSocket.open();
        // Bytes that already follow the request go on to the frame decoder.
        pipeline.remove(decoder);
        return webSocket;
    }

    private static void configure(ChannelConfig channel, EdgeLimits limits) {
        int high = limits.outboundBytesMax();
        channel.setWriteBufferWaterMark(new WriteBufferWaterMark(high / 2, high));
        channel.setOption(ChannelOption.ALLOW_HALF_CLOSURE, false);
        channel.setAutoRead(true);
    }

    private static WebSocketDecoderConfig decoderConfig(EdgeLimits limits) {
        return WebSocketDecoderConfig.newBuilder()
                .maxFramePayloadLength(limits.messageBytesMax())
                .closeOnProtocolViolation(false)
                .withUTF8Validator(false)
                .build();
    }
}
