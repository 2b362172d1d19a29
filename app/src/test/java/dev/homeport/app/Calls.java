package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.sessionclient.CreateSessionRequest;
import dev.homeport.sessionclient.JoinSessionRequest;
import dev.homeport.sessionclient.NoCapacityException;
import dev.homeport.sessionclient.Outcome;
import dev.homeport.sessionclient.SearchPage;
import dev.homeport.sessionclient.SearchSessionsRequest;
import dev.homeport.sessionclient.SessionClient;
import dev.homeport.sessionclient.SessionDescription;
import dev.homeport.sessionclient.SessionListener;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The calls of a client, made in one of two ways; after an asynchronous one a listener must have heard of it. */
enum Calls {
    WAITING {
        @Override
        SessionDescription createOnce(SessionClient client, CreateSessionRequest request) {
            return client.createSession(request);
        }

        @Override
        SearchPage search(SessionClient client, SearchSessionsRequest request) {
            return client.searchSessions(request);
        }

        @Override
        boolean join(SessionClient client, JoinSessionRequest request) {
            return client.joinSession(request);
        }

        @Override
        void leave(SessionClient client) {
            client.leaveSession();
        }
    },
    ASYNCHRONOUS {
        @Override
        SessionDescription createOnce(SessionClient client, CreateSessionRequest request) {
            return heard(client, client::createSessionAsync, request);
        }

        @Override
        SearchPage search(SessionClient client, SearchSessionsRequest request) {
            return heard(client, client::searchSessionsAsync, request);
        }

        @Override
        boolean join(SessionClient client, JoinSessionRequest request) {
            return heard(client, client::joinSessionAsync, request);
        }

        @Override
        void leave(SessionClient client) {
            heard(client, _ -> client.leaveSessionAsync(), "");
        }
    };

    abstract SessionDescription createOnce(SessionClient client, CreateSessionRequest request);

    abstract SearchPage search(SessionClient client, SearchSessionsRequest request);

    abstract boolean join(SessionClient client, JoinSessionRequest request);

    abstract void leave(SessionClient client);

    /** Tries again until the server that was just started counts as idle. */
    SessionDescription create(SessionClient client, CreateSessionRequest request) throws Exception {
        CompletableFuture<SessionDescription> created = new CompletableFuture<>();
        Bounded.await("a server is idle", () -> {
            try {
                return created.complete(createOnce(client, request));
            } catch (NoCapacityException e) {
                return false;
            }
        });
        return created.join();
    }

    private interface Call<I, O> {
        CompletableFuture<O> start(I request);
    }

    private static <I, O> O heard(SessionClient client, Call<I, O> call, I request) {
        Ear ear = new Ear();
        client.addListener(ear);
        try {
            O value = call.start(request).join();
            assertThat(ear.next()).isEqualTo(value);
            return value;
        } catch (CompletionException e) {
            assertThat(ear.next()).isSameAs(e.getCause());
            throw (RuntimeException) e.getCause();
        } finally {
            client.removeListener(ear);
        }
    }

    /** Keeps what it is told. */
    static final class Ear implements SessionListener {
        private final BlockingQueue<Outcome<?>> outcomes = new LinkedBlockingQueue<>();

        /** The value or the failure of the next operation that ends. */
        Object next() {
            try {
                Outcome<?> outcome = outcomes.poll(30, TimeUnit.SECONDS);
                assertThat(outcome).as("what the listener hears").isNotNull();
                return outcome.failure()
                        .<Object>map(failure -> failure)
                        .orElseGet(() -> outcome.value().orElse(null));
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public void onCreateSessionComplete(Outcome<SessionDescription> outcome) {
            outcomes.add(outcome);
        }

        @Override
        public void onSearchSessionsComplete(Outcome<SearchPage> outcome) {
            outcomes.add(outcome);
        }

        @Override
        public void onJoinSessionComplete(Outcome<Boolean> outcome) {
            outcomes.add(outcome);
        }

        @Override
        public void onLeaveSessionComplete(Outcome<Void> outcome) {
            outcomes.add(outcome);
        }

        @Override
        public void onStartMatchmakingComplete(Outcome<String> outcome) {
            outcomes.add(outcome);
        }

        @Override
        public void onAcceptMatchComplete(Outcome<Void> outcome) {
            outcomes.add(outcome);
        }

        @Override
        public void onStopMatchmakingComplete(Outcome<Void> outcome) {
            outcomes.add(outcome);
        }
    }
}
