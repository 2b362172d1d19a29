package dev.homeport.serversdk;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * What the game server does when the service calls, and what the service should know about the process. Callbacks may
 * block and may call back into the SDK; several may run at once.
 *
 * @param onStartGameSession prepares the game session and then calls {@link GameLiftServer#activateGameSession()}
 * @param onUpdateGameSession learns about backfill results; does nothing unless set
 * @param onProcessTerminate shuts the game down and calls {@link GameLiftServer#processEnding()}; unless set, the SDK
 *     ends the process and exits the JVM
 * @param onHealthCheck says whether the process is healthy; true unless set
 * @param port where players connect; 0 when there is no such port
 * @param callbackExecutor runs the callbacks, never on the thread that hands them over; threads of the SDK unless set
 */
public record ProcessParameters(
        Consumer<GameSession> onStartGameSession,
        Consumer<UpdateGameSession> onUpdateGameSession,
        Optional<Runnable> onProcessTerminate,
        BooleanSupplier onHealthCheck,
        int port,
        LogParameters logParameters,
        Optional<Executor> callbackExecutor) {

    public static Builder builder() {
        return new Builder();
    }

    /** Collects callbacks and port; only {@code onStartGameSession} is required. */
    public static final class Builder {
        private Consumer<GameSession> onStartGameSession;
        private Consumer<UpdateGameSession> onUpdateGameSession = update -> {};
        private Optional<Runnable> onProcessTerminate = Optional.empty();
        private BooleanSupplier onHealthCheck = () -> true;
        private int port;
        private LogParameters logParameters = LogParameters.of();
        private Optional<Executor> callbackExecutor = Optional.empty();

        private Builder() {}

        public Builder onStartGameSession(Consumer<GameSession> callback) {
            onStartGameSession = callback;
            return this;
        }

        public Builder onUpdateGameSession(Consumer<UpdateGameSession> callback) {
            onUpdateGameSession = callback;
            return this;
        }

        public Builder onProcessTerminate(Runnable callback) {
            onProcessTerminate = Optional.of(callback);
            return this;
        }

        public Builder onHealthCheck(BooleanSupplier callback) {
            onHealthCheck = callback;
            return this;
        }

        public Builder port(int value) {
            port = value;
            return this;
        }

        public Builder logParameters(LogParameters value) {
            logParameters = value;
            return this;
        }

        public Builder callbackExecutor(Executor executor) {
            callbackExecutor = Optional.of(executor);
            return this;
        }

        public ProcessParameters build() {
            if (onStartGameSession == null) {
                throw new GameLiftException(
                        ErrorType.VALIDATION_EXCEPTION,
                        "onStartGameSession is not set: a process that cannot start a game session cannot be ready");
            }
            return new ProcessParameters(
                    onStartGameSession,
                    onUpdateGameSession,
                    onProcessTerminate,
                    onHealthCheck,
                    port,
                    logParameters,
                    callbackExecutor);
        }
    }
}
