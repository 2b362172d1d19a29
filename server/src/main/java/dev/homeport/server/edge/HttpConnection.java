package dev.homeport.server.edge;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.ssl.SslCloseCompletionEvent;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.ReferenceCountUtil;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The reading side of an HTTP connection: takes requests as fast as they are answered, and decides when the connection
 * ends. Pieces that were decoded before reading could be stopped wait in a backlog, of at most one read's bytes.
 */
// Nobody waits for a connection to close.
@SuppressWarnings("FutureReturnValueIgnored")
final class HttpConnection extends ChannelInboundHandlerAdapter implements AnswerWriter.Owner {
    private static final Logger log = LoggerFactory.getLogger(HttpConnection.class);
    private static final long LINGER_NANOS = TimeUnit.SECONDS.toNanos(2);

    private enum Mark {
        END_OF_INPUT
    }

    private final EdgeLimits limits;
    private final HttpService http;
    private final WebSocketService webSockets;
    private final RequestDecoder decoder;
    private final RequestAssembler request;
    private final ArrayDeque<Object> backlog = new ArrayDeque<>(1);
    private ChannelHandlerContext ctx;
    private AnswerWriter answers;
    private Deadline deadline;
    private boolean inputEnded;
    private boolean peerEnded;
    private boolean resuming;
    private boolean timingRequest;
    private HttpCall upgradeCall;
    private boolean shuttingDown;

    HttpConnection(EdgeLimits limits, HttpService http, WebSocketService webSockets, RequestDecoder decoder) {
        this.limits = limits;
        this.http = http;
        this.webSockets = webSockets;
        this.decoder = decoder;
        this.request = new RequestAssembler(limits);
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        ctx = context;
        answers = new AnswerWriter(context, this);
        deadline = new Deadline(context.executor(), this::deadlinePassed);
        deadline.in(limits.idleTimeout().toNanos());
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        answers.readStarted();
        if (inputEnded) {
            ReferenceCountUtil.release(message);
        } else {
            offer(message);
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        answers.readCompleted();
        updateDeadline();
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        resume();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event == OpenConnections.Signal.SHUTDOWN) {
            shutDown();
        } else if (event instanceof ChannelInputShutdownEvent || event instanceof SslCloseCompletionEvent) {
            peerEnded = true;
            if (answers.isFinishing()) {
                ctx.close();
            } else if (!inputEnded) {
                offer(Mark.END_OF_INPUT);
            }
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        endInput();
        deadline.cancel();
        answers.abandon();
        context.fireChannelInactive();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        if (cause instanceof IOException || cause.getCause() instanceof IOException) {
            log.debug("Connection from {} failed: {}", context.channel().remoteAddress(), cause.getMessage());
        } else {
            log.error("Connection from {} failed", context.channel().remoteAddress(), cause);
        }
        context.close();
    }

    private void offer(Object message) {
        if (backlog.isEmpty() && !isSaturated()) {
            take(message);
        } else {
            backlog.add(message);
        }
        if (!inputEnded && isSaturated()) {
            ctx.channel().config().setAutoRead(false);
        }
    }

    private boolean isSaturated() {
        return upgradeCall != null
                || answers.waiting() >= limits.unansweredMax()
                || !ctx.channel().isWritable();
    }

    private void take(Object message) {
        if (message == Mark.END_OF_INPUT) {
            endInput();
            closeWhenAnswered();
            return;
        }
        try {
            switch (request.add((HttpObject) message)) {
                case INCOMPLETE -> {}
                case WANTS_CONTINUE -> answers.goOn();
                case COMPLETE -> dispatch();
                case REFUSED -> refuse(request.refusal());
            }
        } finally {
            ReferenceCountUtil.release(message);
        }
    }

    private void dispatch() {
        decoder.requestEnded();
        timingRequest = false;
        boolean keepAlive = request.keepsAlive() && !shuttingDown;
        Exchange exchange = answers.begin(request.frame(keepAlive));
        boolean tls = ctx.pipeline().get(SslHandler.class) != null;
        HttpCall call = request.take((InetSocketAddress) ctx.channel().remoteAddress(), tls);
        if (!keepAlive) {
            endInput();
        }
        if (WebSocketHandshake.isAskedForBy(call)) {
            decideUpgrade(call, exchange);
        } else {
            handle(call, exchange);
        }
    }

    /** A service that breaks its contract by throwing must not leave the caller without an answer. */
    private void handle(HttpCall call, Exchange exchange) {
        try {
            http.handle(call).whenComplete(exchange::answered);
        } catch (RuntimeException e) {
            exchange.answered(null, e);
        }
    }

    private void decideUpgrade(HttpCall call, Exchange exchange) {
        HttpAnswer mistake = WebSocketHandshake.mistakeIn(call);
        if (mistake != null) {
            exchange.decided(new Upgrade.Refused(mistake), null);
            return;
        }
        upgradeCall = call;
        try {
            webSockets.open(call).whenComplete(exchange::decided);
        } catch (RuntimeException e) {
            exchange.decided(null, e);
        }
    }

    private void refuse(HttpAnswer answer) {
        log.info(
                "Refused what came from {} to {}: HTTP {} {}",
                ctx.channel().remoteAddress(),
                ctx.channel().localAddress(),
                answer.status(),
                answer.bodyText());
        endInput();
        answers.begin(new AnswerEncoder.Frame(false, false, false)).answered(answer, null);
    }

    private void endInput() {
        inputEnded = true;
        for (Object message = backlog.poll(); message != null; message = backlog.poll()) {
            ReferenceCountUtil.release(message);
        }
    }

    private void closeWhenAnswered() {
        if (!answers.closeAfterLast()) {
            ctx.close();
        }
    }

    /** Requests that have begun to arrive are still answered, new ones are not taken. */
    private void shutDown() {
        shuttingDown = true;
        if (inputEnded || upgradeCall != null || !request.isBetweenRequests() || decoder.isMidRequest()) {
            return;
        }
        offer(Mark.END_OF_INPUT);
    }

    @Override
    public void answersWritten() {
        resume();
        updateDeadline();
    }

    private void resume() {
        if (resuming) {
            return;
        }
        resuming = true;
        while (!backlog.isEmpty() && !isSaturated()) {
            take(backlog.poll());
        }
        resuming = false;
        if (backlog.isEmpty() && !isSaturated()) {
            ctx.channel().config().setAutoRead(true);
        }
    }

    @Override
    public void upgradeAccepted(WebSocketListener listener) {
        if (inputEnded || !backlog.isEmpty()) {
            listener.closed(1006, "the connection did not wait for the upgrade");
            ctx.close();
            return;
        }
        deadline.cancel();
        endInput();
        WebSocketConnection webSocket = WebSocketSetup.replace(this, decoder, ctx, upgradeCall, listener, limits);
        if (shuttingDown) {
            webSocket.shutDown();
        }
    }

    /** Whatever else the peer has sent on this connection stays unanswered, as the answer before it never ends. */
    @Override
    public void streamBegun(StreamSource source) {
        deadline.cancel();
        endInput();
        new StreamConnection(source).replace(this, decoder, ctx);
    }

    @Override
    public void finishing() {
        endInput();
        deadline.in(limits.idleTimeout().toNanos());
    }

    @Override
    public void finished() {
        if (peerEnded) {
            ctx.close();
            return;
        }
        ctx.channel().config().setAutoRead(true);
        deadline.in(LINGER_NANOS);
    }

    private void updateDeadline() {
        if (answers.isFinishing()) {
            return;
        }
        if (!inputEnded && decoder.isMidRequest()) {
            if (!timingRequest) {
                timingRequest = true;
                deadline.in(limits.requestTimeout().toNanos());
            }
        } else if (answers.waiting() > 0) {
            deadline.never();
        } else {
            deadline.in(limits.idleTimeout().toNanos());
        }
    }

    private void deadlinePassed() {
        if (answers.isFinishing() || !timingRequest) {
            ctx.close();
        } else if (isSaturated()) {
            deadline.in(limits.requestTimeout().toNanos());
        } else {
            refuse(Refusals.requestTimeout(limits.requestTimeout().toSeconds()));
        }
    }
}
