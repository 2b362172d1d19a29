package dev.homeport.server.edge;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.ssl.SslCloseCompletionEvent;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.ReferenceCountUtil;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A WebSocket after its upgrade: frames in, messages out, and the closing handshake. */
// A failed write closes the channel, and that is where it is noticed.
@SuppressWarnings("FutureReturnValueIgnored")
final class WebSocketConnection extends ChannelInboundHandlerAdapter implements WebSocketLink {
    private static final Logger log = LoggerFactory.getLogger(WebSocketConnection.class);
    private static final int CLOSE_SECONDS = 2;

    private final WebSocketListener listener;
    private final String host;
    private final int messageBytesMax;
    private ChannelHandlerContext ctx;
    private boolean tls;
    private BodyBuffer fragments;
    private boolean fragmentsAreText;
    private boolean reading;
    private volatile boolean closing;
    private int closeCode = 1006;
    private String closeReason = "";

    WebSocketConnection(WebSocketListener listener, String host, int messageBytesMax) {
        this.listener = listener;
        this.host = host;
        this.messageBytesMax = messageBytesMax;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        ctx = context;
        tls = context.pipeline().get(SslHandler.class) != null;
    }

    void open() {
        tell(() -> listener.opened(this));
        ctx.flush();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        reading = true;
        try {
            if (!closing || message instanceof CloseWebSocketFrame) {
                take((WebSocketFrame) message);
            }
        } finally {
            ReferenceCountUtil.release(message);
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        reading = false;
        context.flush();
    }

    private void take(WebSocketFrame frame) {
        switch (frame) {
            case CloseWebSocketFrame close -> closedByPeer(close);
            case PingWebSocketFrame ping -> {
                ctx.write(FrameEncoder.pong(ctx.alloc(), ping.content()), ctx.voidPromise());
                afterWrite();
            }
            case PongWebSocketFrame _ -> tell(listener::pong);
            default -> takeData(frame);
        }
    }

    private void takeData(WebSocketFrame frame) {
        if (!(frame instanceof ContinuationWebSocketFrame)) {
            fragments = new BodyBuffer(messageBytesMax);
            fragmentsAreText = frame instanceof TextWebSocketFrame;
        }
        if (!fragments.append(frame.content())) {
            fail(1009, "a message may have " + messageBytesMax + " bytes");
        } else if (frame.isFinalFragment()) {
            byte[] message = fragments.take();
            fragments = null;
            deliver(message);
        }
    }

    private void deliver(byte[] message) {
        if (!fragmentsAreText) {
            tell(() -> listener.binary(message));
            return;
        }
        String text = StrictUtf8.decode(message);
        if (text == null) {
            fail(1007, "a text message must be UTF-8");
        } else {
            tell(() -> listener.text(text));
        }
    }

    private void tell(Runnable event) {
        try {
            event.run();
        } catch (RuntimeException e) {
            log.error("A WebSocket message from {} failed", ctx.channel().remoteAddress(), e);
            fail(1011, "internal error");
        }
    }

    private void closedByPeer(CloseWebSocketFrame frame) {
        if (!closing) {
            int code = frame.statusCode() < 0 ? FrameEncoder.NO_CODE : frame.statusCode();
            sendClose(code, frame.reasonText());
        }
        ctx.close();
    }

    /** The peer broke the protocol, so its answer to the close frame is not awaited. */
    private void fail(int code, String reason) {
        if (!closing) {
            log.info(
                    "Closed the WebSocket from {} to {}: {} {}",
                    ctx.channel().remoteAddress(),
                    ctx.channel().localAddress(),
                    code,
                    reason);
            sendClose(code, reason).addListener(_ -> HalfClose.of(ctx.channel()));
        }
    }

    private ChannelFuture sendClose(int code, String reason) {
        closing = true;
        closeCode = code;
        closeReason = reason;
        fragments = null;
        ctx.executor().schedule(() -> ctx.close(), CLOSE_SECONDS, TimeUnit.SECONDS);
        return ctx.writeAndFlush(FrameEncoder.close(ctx.alloc(), code, reason));
    }

    @Override
    public void send(String text) {
        write(() -> FrameEncoder.text(ctx.alloc(), text));
    }

    @Override
    public void ping() {
        write(() -> FrameEncoder.ping(ctx.alloc()));
    }

    private void write(Supplier<ByteBuf> frame) {
        onLoop(() -> {
            if (!closing) {
                ctx.write(frame.get(), ctx.voidPromise());
                afterWrite();
            }
        });
    }

    @Override
    public void close(int code, String reason) {
        onLoop(() -> {
            if (!closing) {
                sendClose(code, reason);
            }
        });
    }

    /** Game servers reconnect after 1012, but after 1000 or 1001 some never do. */
    void shutDown() {
        close(1012, "service restart");
    }

    @Override
    public void drop() {
        onLoop(this::dropNow);
    }

    /** Goes around TLS, whose farewell a peer that does not read would hold up. */
    private void dropNow() {
        closing = true;
        ctx.pipeline().firstContext().close();
    }

    /** The water mark of the channel is the limit on what may wait for the peer. */
    private void afterWrite() {
        if (!reading || !ctx.channel().isWritable()) {
            ctx.flush();
        }
        if (!ctx.channel().isWritable()) {
            closeReason = "the peer did not read what was sent to it";
            dropNow();
        }
    }

    private void onLoop(Runnable action) {
        if (ctx.executor().inEventLoop()) {
            action.run();
            return;
        }
        try {
            ctx.executor().execute(action);
        } catch (RejectedExecutionException e) {
            log.trace("The edge is closed and so is this socket", e);
        }
    }

    @Override
    public boolean isOpen() {
        return !closing && ctx.channel().isActive();
    }

    @Override
    public InetSocketAddress remote() {
        return (InetSocketAddress) ctx.channel().remoteAddress();
    }

    @Override
    public boolean tls() {
        return tls;
    }

    @Override
    public String host() {
        return host;
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        closing = true;
        tell(() -> listener.closed(closeCode, closeReason));
        context.fireChannelInactive();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event == OpenConnections.Signal.SHUTDOWN) {
            shutDown();
        } else if (event instanceof SslCloseCompletionEvent) {
            context.close();
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        if (cause instanceof CorruptedWebSocketFrameException corrupted) {
            fail(corrupted.closeStatus().code(), corrupted.getMessage());
            return;
        }
        if (cause instanceof IOException || cause.getCause() instanceof IOException) {
            log.debug("WebSocket from {} failed: {}", context.channel().remoteAddress(), cause.getMessage());
        } else {
            log.error("WebSocket from {} failed", context.channel().remoteAddress(), cause);
        }
        context.close();
    }
}
