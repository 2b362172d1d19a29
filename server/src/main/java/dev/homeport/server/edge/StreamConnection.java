package dev.homeport.server.edge;

import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.ssl.SslCloseCompletionEvent;
import io.netty.util.ReferenceCountUtil;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A connection that only carries a stream any more: it ends when the peer or the server does. */
// A failed write closes the channel, and that is where it is noticed.
@SuppressWarnings("FutureReturnValueIgnored")
final class StreamConnection extends ChannelInboundHandlerAdapter implements HttpStream {
    private static final Logger log = LoggerFactory.getLogger(StreamConnection.class);

    private final StreamSource source;
    private ChannelHandlerContext ctx;

    StreamConnection(StreamSource source) {
        this.source = source;
    }

    /** Takes the connection over from HTTP, after the head of the answer has been written. */
    void replace(HttpConnection http, RequestDecoder decoder, ChannelHandlerContext context) {
        context.pipeline().addLast(this);
        context.pipeline().remove(http);
        context.pipeline().remove(decoder);
        context.channel().config().setAutoRead(true);
        source.opened(this);
        ctx.flush();
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        ctx = context;
    }

    @Override
    public boolean isWritable() {
        return ctx.channel().isWritable();
    }

    @Override
    public void send(String text) {
        ctx.writeAndFlush(ByteBufUtil.writeUtf8(ctx.alloc(), text), ctx.voidPromise());
    }

    @Override
    public void execute(Runnable task) {
        try {
            ctx.executor().execute(task);
        } catch (RejectedExecutionException e) {
            log.debug("A stream has closed", e);
        }
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        ReferenceCountUtil.release(message);
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        if (isWritable()) {
            source.writable();
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event == OpenConnections.Signal.SHUTDOWN
                || event instanceof ChannelInputShutdownEvent
                || event instanceof SslCloseCompletionEvent) {
            context.close();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        source.closed();
        context.fireChannelInactive();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        log.debug("A stream to {} failed", context.channel().remoteAddress(), cause);
        context.close();
    }
}
