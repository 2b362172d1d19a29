package dev.homeport.bench;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketClientHandshakerFactory;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler;
import io.netty.handler.codec.http.websocketx.WebSocketVersion;
import java.net.URI;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/** A game server process as its server SDK looks on the wire, without a game and without the memory of one. */
// A frame that fails to be sent shows in what does not happen next.
@SuppressWarnings("FutureReturnValueIgnored")
final class SimulatedProcess extends SimpleChannelInboundHandler<TextWebSocketFrame> {
    /** Hears what becomes of a process. */
    interface Listener {
        /** It can be given a game session. */
        default void idle() {}

        /** Its game session is active. */
        default void active(String gameSessionId) {}

        /** Whether it ends with its session and starts anew. */
        default boolean startsAnew() {
            return false;
        }

        /** Whether it goes on reporting its health every minute. */
        default boolean heartbeats() {
            return false;
        }
    }

    private final Listener listener;
    private String gameSessionId;

    private SimulatedProcess(Listener listener) {
        this.listener = listener;
    }

    static void connect(EventLoopGroup loop, URI endpoint, String query, Listener listener)
            throws InterruptedException {
        URI uri = URI.create("ws://" + endpoint.getAuthority() + "/?" + query);
        new Bootstrap()
                .group(loop)
                .channel(EpollSocketChannel.class)
                .handler(new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        var handshaker = WebSocketClientHandshakerFactory.newHandshaker(
                                uri, WebSocketVersion.V13, null, false, new DefaultHttpHeaders());
                        channel.pipeline()
                                .addLast(new HttpClientCodec(), new HttpObjectAggregator(8_192))
                                .addLast(new WebSocketClientProtocolHandler(handshaker))
                                .addLast(new SimulatedProcess(listener));
                    }
                })
                .connect(endpoint.getHost(), endpoint.getPort())
                .sync();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event == WebSocketClientProtocolHandler.ClientHandshakeStateEvent.HANDSHAKE_COMPLETE) {
            ready(context);
        }
    }

    private static void ready(ChannelHandlerContext context) {
        send(context, "ActivateServerProcess", ",\"SdkVersion\":\"5.4.0\",\"SdkLanguage\":\"Cpp\",\"Port\":7777");
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, TextWebSocketFrame frame) {
        String message = frame.text();
        switch (Setup.member(message, "Action")) {
            case "ActivateServerProcess" -> heartbeat(context);
            case "HeartbeatServerProcess" -> {
                if (gameSessionId == null) {
                    listener.idle();
                }
            }
            case "CreateGameSession" -> {
                gameSessionId = Setup.member(message, "GameSessionId");
                send(context, "ActivateGameSession", ",\"GameSessionId\":\"" + gameSessionId + "\"");
            }
            case "ActivateGameSession" -> {
                listener.active(gameSessionId);
                if (listener.startsAnew()) {
                    send(context, "TerminateServerProcess", "");
                }
            }
            case "TerminateServerProcess" -> {
                gameSessionId = null;
                ready(context);
            }
            default -> {}
        }
    }

    private void heartbeat(ChannelHandlerContext context) {
        send(context, "HeartbeatServerProcess", ",\"HealthStatus\":true");
        if (listener.heartbeats()) {
            long seconds = ThreadLocalRandom.current().nextLong(50, 71);
            context.executor().schedule(() -> heartbeat(context), seconds, TimeUnit.SECONDS);
        }
    }

    private static void send(ChannelHandlerContext context, String action, String members) {
        String id = Long.toHexString(ThreadLocalRandom.current().nextLong());
        String text = "{\"Action\":\"" + action + "\",\"RequestId\":\"" + id + "\"" + members + "}";
        context.writeAndFlush(new TextWebSocketFrame(text), context.voidPromise());
    }
}
