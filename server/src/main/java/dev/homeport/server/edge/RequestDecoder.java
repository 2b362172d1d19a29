package dev.homeport.server.edge;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpRequestDecoder;

/** Netty's request decoder, which also knows whether a request has begun to arrive and is strict about body lengths. */
final class RequestDecoder extends HttpRequestDecoder {
    private boolean bytesSinceRequest;

    RequestDecoder(EdgeLimits limits) {
        super(new HttpDecoderConfig()
                .setMaxInitialLineLength(limits.requestLineBytesMax())
                .setMaxHeaderSize(limits.headerBytesMax())
                .setMaxChunkSize(64 << 10));
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) throws Exception {
        bytesSinceRequest = true;
        super.channelRead(ctx, message);
    }

    void requestEnded() {
        bytesSinceRequest = false;
    }

    boolean isMidRequest() {
        return bytesSinceRequest || actualReadableBytes() > 0;
    }

    /** Both lengths at once is how requests are smuggled past proxies. */
    @Override
    protected void handleTransferEncodingChunkedWithContentLength(HttpMessage message) {
        throw new IllegalArgumentException("Both Content-Length and Transfer-Encoding: chunked");
    }
}
