package dev.homeport.server.edge;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.ReferenceCountUtil;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Looks at a connection's first byte and puts TLS in front of HTTP if the peer speaks it. */
final class TlsDetector extends ChannelInboundHandlerAdapter {
    private static final Logger log = LoggerFactory.getLogger(TlsDetector.class);
    private static final int TLS_HANDSHAKE_RECORD = 0x16;
    private static final int HANDSHAKE_SECONDS = 10;

    private final EdgeConfig config;
    private ByteBuf held;

    TlsDetector(EdgeConfig config) {
        this.config = config;
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        ByteBuf bytes = (ByteBuf) message;
        if (!bytes.isReadable()) {
            bytes.release();
        } else if (bytes.getUnsignedByte(bytes.readerIndex()) == TLS_HANDSHAKE_RECORD) {
            held = bytes;
            ctx.channel().config().setAutoRead(false);
            config.tls().whenComplete((tls, failure) -> {
                if (ctx.executor().inEventLoop()) {
                    secure(ctx, tls, failure);
                } else {
                    ctx.executor().execute(() -> secure(ctx, tls, failure));
                }
            });
        } else {
            ctx.fireChannelRead(bytes);
            ctx.pipeline().remove(this);
        }
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext ctx) {
        ReferenceCountUtil.release(held);
        held = null;
    }

    // Nobody waits for a connection to close.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void secure(ChannelHandlerContext ctx, SslContext tls, Throwable failure) {
        if (ctx.isRemoved()) {
            return;
        }
        if (failure != null) {
            log.warn("A TLS connection from {} was closed: {}", ctx.channel().remoteAddress(), failure.getMessage());
            ctx.close();
            return;
        }
        SslHandler handler = tls.newHandler(ctx.alloc());
        handler.setHandshakeTimeout(HANDSHAKE_SECONDS, TimeUnit.SECONDS);
        ctx.pipeline().addAfter(ctx.name(), null, handler);
        ByteBuf bytes = held;
        held = null;
        ctx.fireChannelRead(bytes);
        ctx.fireChannelReadComplete();
        ctx.pipeline().remove(this);
        ctx.channel().config().setAutoRead(true);
    }
}
