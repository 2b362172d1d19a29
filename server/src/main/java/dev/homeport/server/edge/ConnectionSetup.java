package dev.homeport.server.edge;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelInitializer;

/** Builds the pipeline of a new connection, or turns it away if there are too many. */
final class ConnectionSetup extends ChannelInitializer<Channel> {
    private final EdgeConfig config;
    private final HttpService http;
    private final WebSocketService webSockets;
    private final OpenConnections connections;

    ConnectionSetup(EdgeConfig config, HttpService http, WebSocketService webSockets, OpenConnections connections) {
        this.config = config;
        this.http = http;
        this.webSockets = webSockets;
        this.connections = connections;
    }

    @Override
    protected void initChannel(Channel channel) {
        if (!connections.add(channel)) {
            HttpAnswer answer = Refusals.tooManyConnections(config.limits().connectionsMax());
            var frame = new AnswerEncoder.Frame(false, false, false);
            channel.writeAndFlush(AnswerEncoder.encode(channel.alloc(), answer, frame))
                    .addListener(ChannelFutureListener.CLOSE);
            return;
        }
        var decoder = new RequestDecoder(config.limits());
        channel.pipeline()
                .addLast(new TlsDetector(config))
                .addLast(decoder)
                .addLast(new HttpConnection(config.limits(), http, webSockets, decoder));
    }
}
