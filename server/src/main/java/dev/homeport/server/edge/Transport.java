package dev.homeport.server.edge;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;

/** The operating system's way to wait for sockets: epoll where it is available, else NIO. */
record Transport(IoHandlerFactory ioHandlers, Class<? extends ServerChannel> serverChannel) {

    static Transport best() {
        return Epoll.isAvailable()
                ? new Transport(EpollIoHandler.newFactory(), EpollServerSocketChannel.class)
                : new Transport(NioIoHandler.newFactory(), NioServerSocketChannel.class);
    }

    EventLoopGroup eventLoops(int count) {
        return new MultiThreadIoEventLoopGroup(count, new DefaultThreadFactory("edge"), ioHandlers);
    }
}
