package dev.homeport.bench;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.handler.codec.ByteToMessageDecoder;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;
import org.HdrHistogram.Histogram;

/**
 * Sends requests over some connections and times the answers, on one thread, so that most of the machine is left to the
 * server. Either each connection sends its next request when it has its answer, or requests go out at a given rate and
 * are timed from when they were due, whether or not the server keeps up.
 */
final class Load {
    /** What a run of load came to. */
    record Result(long requests, long failures, Duration took, Histogram latencyMicros) {
        double perSecond() {
            return requests * 1e9 / took.toNanos();
        }

        String latencies() {
            return "p50 %.2f ms, p99 %.2f ms, max %.2f ms"
                    .formatted(
                            latencyMicros.getValueAtPercentile(50) / 1e3,
                            latencyMicros.getValueAtPercentile(99) / 1e3,
                            latencyMicros.getMaxValue() / 1e3);
        }
    }

    private enum Start {
        SENDING
    }

    private final URI endpoint;
    private final int connections;
    private final LongFunction<byte[]> requests;
    private final AtomicLong sent = new AtomicLong();
    private final Histogram latencies = new Histogram(TimeUnit.MINUTES.toMicros(1), 3);
    private long answered;
    private long failed;
    private long most = Long.MAX_VALUE;
    private volatile long stopAt = Long.MAX_VALUE;
    private long nanosBetween;
    private long begin;
    private CountDownLatch open;

    /** The n-th request is asked for by its number. */
    Load(URI endpoint, int connections, LongFunction<byte[]> requests) {
        this.endpoint = endpoint;
        this.connections = connections;
        this.requests = requests;
    }

    Result forTime(Duration time) throws InterruptedException {
        return run(time, Long.MAX_VALUE, 0);
    }

    Result forCount(long count) throws InterruptedException {
        return run(Duration.ofHours(1), count, 0);
    }

    Result atRate(double perSecond, Duration time) throws InterruptedException {
        return run(time, Long.MAX_VALUE, (long) (1e9 / perSecond));
    }

    private Result run(Duration time, long count, long between) throws InterruptedException {
        EventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, EpollIoHandler.newFactory());
        try {
            most = count;
            nanosBetween = between;
            open = new CountDownLatch(connections);
            Bootstrap bootstrap = new Bootstrap()
                    .group(loop)
                    .channel(EpollSocketChannel.class)
                    .handler(new ChannelInitializer<Channel>() {
                        @Override
                        protected void initChannel(Channel channel) {
                            channel.pipeline().addLast(new Connection());
                        }
                    });
            List<Channel> channels = new ArrayList<>();
            for (int i = 0; i < connections; i++) {
                channels.add(bootstrap
                        .connect(endpoint.getHost(), endpoint.getPort())
                        .sync()
                        .channel());
            }
            // All are open before the first sends: requests of a fixed rate would be late for want of connections.
            begin = System.nanoTime();
            stopAt = begin + time.toNanos();
            channels.forEach(channel -> channel.pipeline().fireUserEventTriggered(Start.SENDING));
            open.await();
            return new Result(answered, failed, Duration.ofNanos(System.nanoTime() - begin), latencies);
        } finally {
            loop.shutdownGracefully(0, 1, TimeUnit.SECONDS).sync();
        }
    }

    /** One connection; all run on the one event loop, so they share the counters without locks. */
    // A connection that fails shows in what is missing from the count.
    @SuppressWarnings("FutureReturnValueIgnored")
    private final class Connection extends ByteToMessageDecoder {
        private static final ByteBuf HEAD_END =
                Unpooled.unreleasableBuffer(Unpooled.copiedBuffer("\r\n\r\n", StandardCharsets.US_ASCII));
        private static final String LENGTH_NAME = "content-length:";
        private static final int LENGTH_L_OFFSET = "content-".length();
        private static final int STATUS_OFFSET = "HTTP/1.1 ".length();
        private long due;

        @Override
        public void userEventTriggered(ChannelHandlerContext context, Object event) {
            if (event == Start.SENDING) {
                sendNext(context);
            }
        }

        private void sendNext(ChannelHandlerContext context) {
            long number = sent.getAndIncrement();
            due = nanosBetween == 0 ? System.nanoTime() : begin + number * nanosBetween;
            if (number >= most || Math.max(due, System.nanoTime()) >= stopAt) {
                context.close();
                return;
            }
            long wait = due - System.nanoTime();
            if (wait > 0) {
                context.executor().schedule(() -> write(context, number), wait, TimeUnit.NANOSECONDS);
            } else {
                write(context, number);
            }
        }

        private void write(ChannelHandlerContext context, long number) {
            context.writeAndFlush(Unpooled.wrappedBuffer(requests.apply(number)), context.voidPromise());
        }

        @Override
        protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out) {
            int start = in.readerIndex();
            int headEnd = ByteBufUtil.indexOf(HEAD_END, in);
            if (headEnd < 0) {
                return;
            }
            int whole = headEnd - start + HEAD_END.readableBytes() + contentLength(in, start, headEnd);
            if (in.readableBytes() < whole) {
                return;
            }
            boolean success = in.getByte(start + STATUS_OFFSET) == '2';
            in.skipBytes(whole);
            latencies.recordValue(
                    Math.clamp((System.nanoTime() - due) / 1_000, 0, latencies.getHighestTrackableValue()));
            answered++;
            failed += success ? 0 : 1;
            sendNext(context);
        }

        /** Reads bytes rather than text, because what the generator spends is taken from the server. */
        private static int contentLength(ByteBuf in, int start, int end) {
            int line = start;
            while (line < end) {
                boolean found = (in.getByte(line) | 0x20) == 'c' && (in.getByte(line + LENGTH_L_OFFSET) | 0x20) == 'l';
                int next = in.indexOf(line, end, (byte) '\n');
                if (found) {
                    return number(in, line + LENGTH_NAME.length(), next < 0 ? end : next);
                }
                line = next < 0 ? end : next + 1;
            }
            throw new IllegalStateException("an answer without Content-Length");
        }

        private static int number(ByteBuf in, int from, int to) {
            int number = 0;
            for (int i = from; i < to; i++) {
                byte digit = in.getByte(i);
                number = digit >= '0' && digit <= '9' ? number * 10 + (digit - '0') : number;
            }
            return number;
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            open.countDown();
        }
    }
}
