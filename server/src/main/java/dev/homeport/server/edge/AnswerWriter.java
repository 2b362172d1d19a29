package dev.homeport.server.edge;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;

/** The writing side of an HTTP connection: answers in request order, few flushes, and an end the peer can read. */
// A failed write closes the channel, and that is where it is noticed.
@SuppressWarnings("FutureReturnValueIgnored")
final class AnswerWriter {
    /** Told what writing answers leads to. */
    interface Owner {
        /** Answers were written and more requests may be taken. */
        void answersWritten();

        void upgradeAccepted(WebSocketListener listener);

        /** The head of an endless answer was written. */
        void streamBegun(StreamSource source);

        /** The last answer is on its way out. */
        void finishing();

        /** The last answer left and our side of the connection is closed. */
        void finished();
    }

    private final ChannelHandlerContext ctx;
    private final Owner owner;
    private final AnswerQueue queue = new AnswerQueue();
    private boolean reading;
    private boolean flushScheduled;
    private boolean continueOwed;
    private boolean finishing;
    private boolean abandoned;

    AnswerWriter(ChannelHandlerContext ctx, Owner owner) {
        this.ctx = ctx;
        this.owner = owner;
    }

    Exchange begin(AnswerEncoder.Frame frame) {
        Exchange exchange = new Exchange(ctx.executor(), this::settled, frame);
        queue.add(exchange);
        return exchange;
    }

    int waiting() {
        return queue.size();
    }

    /** Closes the connection after the answers that are owed, or says false if none is. */
    boolean closeAfterLast() {
        if (queue.isEmpty()) {
            return false;
        }
        queue.newest().closeAfterwards();
        return true;
    }

    boolean isFinishing() {
        return finishing;
    }

    /** Asks the peer to send the body; must not overtake the answers to earlier requests. */
    void goOn() {
        if (!queue.isEmpty()) {
            continueOwed = true;
            return;
        }
        continueOwed = false;
        ctx.write(AnswerEncoder.goOn(ctx.alloc()), ctx.voidPromise());
        flushSoon();
    }

    void readStarted() {
        reading = true;
    }

    void readCompleted() {
        reading = false;
        ctx.flush();
    }

    /** The connection is gone: upgrades accepted meanwhile or later are told so. */
    void abandon() {
        abandoned = true;
        for (Exchange exchange = queue.poll(); exchange != null; exchange = queue.poll()) {
            tellLost(exchange);
        }
    }

    private void settled(Exchange exchange) {
        if (abandoned) {
            tellLost(exchange);
            return;
        }
        for (Exchange next = queue.pollSettled(); next != null; next = queue.pollSettled()) {
            if (next.listener() != null) {
                owner.upgradeAccepted(next.listener());
                return;
            }
            if (next.answer().stream().isPresent()) {
                ctx.write(AnswerEncoder.encode(ctx.alloc(), next.answer(), next.frame()), ctx.voidPromise());
                owner.streamBegun(next.answer().stream().get());
                return;
            }
            ByteBuf bytes = AnswerEncoder.encode(ctx.alloc(), next.answer(), next.frame());
            if (!next.keepsAlive()) {
                finish(bytes);
                return;
            }
            ctx.write(bytes, ctx.voidPromise());
        }
        flushSoon();
        if (continueOwed) {
            goOn();
        }
        owner.answersWritten();
    }

    /** One flush serves all answers of a burst: the read's end flushes, or the end of the loop's waiting tasks. */
    private void flushSoon() {
        if (reading || flushScheduled) {
            return;
        }
        if (queue.isEmpty()) {
            ctx.flush();
        } else {
            flushScheduled = true;
            ctx.executor().execute(this::scheduledFlush);
        }
    }

    private void scheduledFlush() {
        flushScheduled = false;
        ctx.flush();
    }

    private void finish(ByteBuf bytes) {
        finishing = true;
        owner.finishing();
        ChannelFuture written = ctx.writeAndFlush(bytes);
        written.addListener(_ -> {
            HalfClose.of(ctx.channel());
            owner.finished();
        });
    }

    private static void tellLost(Exchange exchange) {
        if (exchange.listener() != null) {
            exchange.listener().closed(1006, "the connection was lost before the upgrade was answered");
        }
    }
}
