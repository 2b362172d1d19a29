package dev.homeport.core.process;

import dev.homeport.core.gamesession.GameSession;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A game server process.
 *
 * @param readyTime when it said that it is ready, or when it connected if it has not
 * @param readyRequest a hash of the id of the request by which it said so, or 0
 * @param session the game session it hosts
 * @param startPushed whether the process was sent that session; an unsent one is sent when it connects
 * @param terminationTime by when it was told to end
 */
public record ServerProcess(
        ProcessKey key,
        Status status,
        String location,
        Report report,
        Instant readyTime,
        long readyRequest,
        Instant lastHealthyTime,
        Optional<GameSession.Key> session,
        boolean startPushed,
        Optional<Instant> terminationTime) {

    public enum Status {
        /** It has connected but not said that it is ready. */
        INITIALIZED,
        /** It has said that it is ready but may not yet listen for a session: its SDK drops one sent too early. */
        READY,
        /** It has reported its health and can be given a session. */
        ACTIVE,
        /** It was told to end. */
        TERMINATING
    }

    /** What the process tells of itself. */
    public record Report(
            String sdkLanguage, String sdkVersion, Optional<String> sdkTool, int port, List<String> logPaths) {
        static Report unready(String sdkLanguage, String sdkVersion) {
            return new Report(sdkLanguage, sdkVersion, Optional.empty(), 0, List.of());
        }
    }

    static ServerProcess initialized(ProcessKey key, String location, Report report, Instant now) {
        return new ServerProcess(
                key, Status.INITIALIZED, location, report, now, 0, now, Optional.empty(), false, Optional.empty());
    }

    /** Whether it has said that it is ready. */
    boolean isRunning() {
        return status != Status.INITIALIZED;
    }

    ServerProcess movedTo(ProcessKey other) {
        return new ServerProcess(
                other,
                status,
                location,
                report,
                readyTime,
                readyRequest,
                lastHealthyTime,
                session,
                startPushed,
                terminationTime);
    }

    public boolean isIdle() {
        return status == Status.ACTIVE && session.isEmpty();
    }

    ServerProcess ready(Report full, long request, Instant now) {
        return new ServerProcess(
                key, Status.READY, location, full, now, request, now, session, startPushed, terminationTime);
    }

    ServerProcess active() {
        return new ServerProcess(
                key,
                Status.ACTIVE,
                location,
                report,
                readyTime,
                readyRequest,
                lastHealthyTime,
                session,
                startPushed,
                terminationTime);
    }

    public ServerProcess healthyAt(Instant now) {
        return new ServerProcess(
                key, status, location, report, readyTime, readyRequest, now, session, startPushed, terminationTime);
    }

    public ServerProcess hosting(GameSession.Key hosted) {
        return new ServerProcess(
                key,
                status,
                location,
                report,
                readyTime,
                readyRequest,
                lastHealthyTime,
                Optional.of(hosted),
                false,
                terminationTime);
    }

    ServerProcess withStartPushed() {
        return new ServerProcess(
                key,
                status,
                location,
                report,
                readyTime,
                readyRequest,
                lastHealthyTime,
                session,
                true,
                terminationTime);
    }

    /** Without the session it was given, which is over. */
    public ServerProcess released() {
        return new ServerProcess(
                key,
                status,
                location,
                report,
                readyTime,
                readyRequest,
                lastHealthyTime,
                Optional.empty(),
                false,
                terminationTime);
    }

    /** Without its session, and with none to be given until it says again that it is ready. */
    ServerProcess unready() {
        return new ServerProcess(
                key,
                Status.INITIALIZED,
                location,
                report,
                readyTime,
                readyRequest,
                lastHealthyTime,
                Optional.empty(),
                false,
                terminationTime);
    }

    ServerProcess terminating(Instant deadline) {
        return new ServerProcess(
                key,
                Status.TERMINATING,
                location,
                report,
                readyTime,
                readyRequest,
                lastHealthyTime,
                session,
                startPushed,
                Optional.of(deadline));
    }
}
