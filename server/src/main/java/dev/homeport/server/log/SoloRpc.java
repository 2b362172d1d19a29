package dev.homeport.server.log;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Collection;
import org.apache.ratis.conf.Parameters;
import org.apache.ratis.proto.RaftProtos.AppendEntriesReplyProto;
import org.apache.ratis.proto.RaftProtos.AppendEntriesRequestProto;
import org.apache.ratis.proto.RaftProtos.InstallSnapshotReplyProto;
import org.apache.ratis.proto.RaftProtos.InstallSnapshotRequestProto;
import org.apache.ratis.proto.RaftProtos.RequestVoteReplyProto;
import org.apache.ratis.proto.RaftProtos.RequestVoteRequestProto;
import org.apache.ratis.proto.RaftProtos.StartLeaderElectionReplyProto;
import org.apache.ratis.proto.RaftProtos.StartLeaderElectionRequestProto;
import org.apache.ratis.protocol.RaftPeer;
import org.apache.ratis.protocol.RaftPeerId;
import org.apache.ratis.rpc.RpcType;
import org.apache.ratis.server.RaftServer;
import org.apache.ratis.server.RaftServerRpc;
import org.apache.ratis.server.ServerFactory;

/**
 * The transport of a group of one. It has nobody to talk to, so it opens no port, and none of gRPC's classes have to be
 * loaded before the first commit.
 */
public final class SoloRpc implements RaftServerRpc {
    /** Named in the properties by its class, as Ratis wants it. */
    public static final class Type implements RpcType {
        @Override
        public String name() {
            return Type.class.getName();
        }

        @Override
        public ServerFactory newFactory(Parameters parameters) {
            return new Factory();
        }
    }

    private static final class Factory implements ServerFactory {
        @Override
        public RaftServerRpc newRaftServerRpc(RaftServer server) {
            return new SoloRpc();
        }

        @Override
        public RpcType getRpcType() {
            return new Type();
        }
    }

    private SoloRpc() {}

    @Override
    public RpcType getRpcType() {
        return new Type();
    }

    @Override
    public InetSocketAddress getInetSocketAddress() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    }

    @Override
    public void start() {}

    @Override
    public void close() {}

    @Override
    public void addRaftPeers(Collection<RaftPeer> peers) {}

    @Override
    public void handleException(RaftPeerId peer, Exception exception, boolean reconnect) {}

    @Override
    public RequestVoteReplyProto requestVote(RequestVoteRequestProto request) throws IOException {
        throw nobodyThere();
    }

    @Override
    public AppendEntriesReplyProto appendEntries(AppendEntriesRequestProto request) throws IOException {
        throw nobodyThere();
    }

    @Override
    public InstallSnapshotReplyProto installSnapshot(InstallSnapshotRequestProto request) throws IOException {
        throw nobodyThere();
    }

    @Override
    public StartLeaderElectionReplyProto startLeaderElection(StartLeaderElectionRequestProto request)
            throws IOException {
        throw nobodyThere();
    }

    private static IOException nobodyThere() {
        return new IOException("a group of one has no other peers");
    }
}
