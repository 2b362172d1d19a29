package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.serversdk.GameLiftServer;
import dev.homeport.serversdk.PlayerSessionCreationPolicy;
import dev.homeport.serversdk.ProcessParameters;
import dev.homeport.serversdk.ServerParameters;
import dev.homeport.serversdk.session.SessionHost;
import dev.homeport.sessionclient.CreateSessionRequest;
import dev.homeport.sessionclient.DeadlineException;
import dev.homeport.sessionclient.JoinSessionRequest;
import dev.homeport.sessionclient.NoCapacityException;
import dev.homeport.sessionclient.ServiceRefusedException;
import dev.homeport.sessionclient.ServiceUnreachableException;
import dev.homeport.sessionclient.SessionCancelledException;
import dev.homeport.sessionclient.SessionClient;
import dev.homeport.sessionclient.SessionDescription;
import dev.homeport.sessionclient.SessionEndedException;
import dev.homeport.sessionclient.SessionFullException;
import dev.homeport.sessionclient.SessionNotActivatedException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What goes wrong with sessions, and the exception that each trouble has for itself. */
class SessionTroubleIT {
    private static final Duration SHORT = Duration.ofMillis(400);
    private static Program homeport;
    private static URI endpoint;
    private static PlayFleet fleet;

    @BeforeAll
    static void start(@TempDir Path folder) throws Exception {
        homeport = Program.start(
                "dev", "--port", "0", "--data", folder.resolve("data").toString());
        endpoint = homeport.awaitReady();
        fleet = PlayFleet.create(endpoint);
    }

    @AfterAll
    static void stop() {
        homeport.close();
    }

    /** The two ways to the service. */
    enum Way {
        API {
            @Override
            SessionClient client(TestGame game) {
                return SessionClient.builder()
                        .endpoint(endpoint)
                        .credentials("any", "any")
                        .connectionHandler(game)
                        .build();
            }

            @Override
            CreateSessionRequest.Builder newSession() {
                return CreateSessionRequest.onFleet(fleet.id()).location(fleet.location());
            }
        },
        GATEWAY {
            @Override
            SessionClient client(TestGame game) {
                return SessionClient.builder()
                        .gateway(endpoint)
                        .connectionHandler(game)
                        .build();
            }

            @Override
            CreateSessionRequest.Builder newSession() {
                return CreateSessionRequest.throughGateway("alice");
            }
        };

        abstract SessionClient client(TestGame game);

        abstract CreateSessionRequest.Builder newSession();
    }

    @ParameterizedTest
    @EnumSource
    void aServerThatNeverActivatesLetsTheDeadlinePass(Way way) throws Exception {
        try (GameLiftServer server = silentServer();
                SessionClient client = way.client(new TestGame())) {
            assertThatThrownBy(() -> Calls.WAITING.create(
                            client, way.newSession().deadline(SHORT).build()))
                    .isInstanceOf(DeadlineException.class)
                    .hasMessage("createSession took longer than 400 ms");
            server.processEnding();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aServerThatRefusesASessionIsToldFromOneThatIsSlow(Way way) throws Exception {
        TestGame game = new TestGame().thatRefusesToLoad();
        try (SessionHost host = game.on(fleet.host(game).start());
                SessionClient client = way.client(game)) {
            assertThatThrownBy(() ->
                            Calls.ASYNCHRONOUS.create(client, way.newSession().build()))
                    .isInstanceOf(SessionNotActivatedException.class);
            host.awaitEnd();
            assertThat(game.events()).containsExactly("create begins", "destroy begins", "destroy ends");
        }
    }

    @ParameterizedTest
    @EnumSource
    void withoutAFreeServerThereIsNoSession(Way way) {
        try (SessionClient client = way.client(new TestGame())) {
            assertThatThrownBy(() -> client.createSession(way.newSession().build()))
                    .isInstanceOf(NoCapacityException.class);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aFullSessionHasNoSlot(Way way) throws Exception {
        TestGame game = new TestGame();
        try (SessionHost host = game.on(fleet.host(game).start());
                SessionClient client = way.client(game)) {
            SessionDescription session = Calls.WAITING.create(
                    client, way.newSession().maximumPlayers(1).build());
            assertThat(client.joinSession(JoinSessionRequest.of(session.id(), "alice")))
                    .isTrue();

            assertThatThrownBy(() -> client.joinSession(JoinSessionRequest.of(session.id(), "bob")))
                    .isInstanceOf(SessionFullException.class);
            client.leaveSession();
            host.awaitEnd();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aRefusedConnectionGivesTheSlotBack(Way way) throws Exception {
        TestGame game = new TestGame().thatLetsNobodyIn();
        try (SessionHost host = game.on(fleet.host(game).start());
                SessionClient client = way.client(game)) {
            SessionDescription session = Calls.WAITING.create(
                    client, way.newSession().maximumPlayers(1).build());

            assertThat(client.joinSession(JoinSessionRequest.of(session.id(), "alice")))
                    .isFalse();

            game.letEverybodyIn();
            assertThat(client.joinSession(JoinSessionRequest.of(session.id(), "bob")))
                    .as("the only slot is free again")
                    .isTrue();
            client.leaveSession();
            host.awaitEnd();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSessionThatDiesWhileAPlayerJoinsIsOver(Way way) throws Exception {
        TestGame game = new TestGame().thatDiesWhenSomebodyComes();
        try (SessionHost host = game.on(fleet.host(game).start());
                SessionClient client = way.client(game)) {
            SessionDescription session =
                    Calls.WAITING.create(client, way.newSession().build());

            assertThatThrownBy(() -> client.joinSession(JoinSessionRequest.of(session.id(), "alice")))
                    .isInstanceOf(SessionEndedException.class)
                    .hasMessageContaining("ended while the player was joining");
            assertThatThrownBy(() -> client.joinSession(JoinSessionRequest.of(session.id(), "alice")))
                    .as("and stays so")
                    .isInstanceOf(SessionEndedException.class);
            host.awaitEnd();
        }
    }

    @Test
    void aSessionThatIsClosedToNewPlayersIsNotOver() throws Exception {
        TestGame game = new TestGame();
        try (SessionHost host = game.on(fleet.host(game).start());
                SessionClient client = Way.API.client(game)) {
            SessionDescription session =
                    Calls.WAITING.create(client, Way.API.newSession().build());
            host.gameLift().updatePlayerSessionCreationPolicy(PlayerSessionCreationPolicy.DENY_ALL);

            assertThatThrownBy(() -> client.joinSession(JoinSessionRequest.of(session.id(), "alice")))
                    .isInstanceOf(ServiceRefusedException.class)
                    .hasMessageContaining("does not accept new players");
        }
    }

    @Test
    void aCancelledFutureWithdrawsThePlacement() throws Exception {
        String queue = fleet.createQueue();
        Calls.Ear ear = new Calls.Ear();
        try (SessionClient client = Way.API.client(new TestGame())) {
            client.addListener(ear);
            CompletableFuture<SessionDescription> creating = client.createSessionAsync(
                    CreateSessionRequest.onQueue(queue, "cancelled").build());
            awaitPlacement("cancelled");

            creating.cancel(true);

            assertThat(ear.next()).isInstanceOf(SessionCancelledException.class);
            awaitCancellation("cancelled");
        }
    }

    @Test
    void aPlacementThatSomebodyStopsIsCancelled() throws Exception {
        String queue = fleet.createQueue();
        try (SessionClient client = Way.API.client(new TestGame());
                Api api = new Api(endpoint)) {
            CompletableFuture<SessionDescription> creating = client.createSessionAsync(
                    CreateSessionRequest.onQueue(queue, "stopped").build());
            awaitPlacement("stopped");
            api.output("StopGameSessionPlacement", Map.of("PlacementId", "stopped"));

            assertThatThrownBy(creating::join).cause().isInstanceOf(SessionCancelledException.class);
        }
    }

    @Test
    void aDeadlineWithdrawsThePlacementToo() throws Exception {
        String queue = fleet.createQueue();
        try (SessionClient client = Way.API.client(new TestGame())) {
            assertThatThrownBy(() -> client.createSession(CreateSessionRequest.onQueue(queue, "late")
                            .deadline(Duration.ofSeconds(2))
                            .build()))
                    .isInstanceOf(DeadlineException.class);
            awaitCancellation("late");
        }
    }

    @Test
    void anInterruptedThreadStopsWaiting() throws Exception {
        CompletableFuture<Throwable> thrown = new CompletableFuture<>();
        CreateSessionRequest request =
                CreateSessionRequest.onQueue(fleet.createQueue(), "interrupted").build();
        try (SessionClient client = Way.API.client(new TestGame())) {
            Thread waiting = Thread.ofVirtual().start(() -> {
                try {
                    client.createSession(request);
                } catch (RuntimeException e) {
                    thrown.complete(e);
                }
            });
            awaitPlacement("interrupted");

            waiting.interrupt();

            assertThat(thrown.join()).isInstanceOf(SessionCancelledException.class);
            awaitCancellation("interrupted");
        }
    }

    @Test
    void aServiceThatIsNotThereIsSaidToBe() {
        try (SessionClient api = SessionClient.builder()
                        .endpoint(URI.create("http://127.0.0.1:1"))
                        .credentials("any", "any")
                        .build();
                SessionClient gateway = SessionClient.builder()
                        .gateway(URI.create("http://127.0.0.1:1"))
                        .build()) {
            assertThatThrownBy(() -> api.createSession(Way.API.newSession().build()))
                    .isInstanceOf(ServiceUnreachableException.class);
            assertThatThrownBy(
                            () -> gateway.createSession(Way.GATEWAY.newSession().build()))
                    .isInstanceOf(ServiceUnreachableException.class);
        }
    }

    @Test
    void whereCallersSignASlotIsGivenBackWithASignature(@TempDir Path folder) throws Exception {
        Path keys = Files.writeString(folder.resolve("keys"), """
                [default]
                aws_access_key_id = AKIDEXAMPLE
                aws_secret_access_key = secret
                """);
        // The fleet is made while nobody has to sign, and then served to those who do.
        String data = folder.resolve("data").toString();
        PlayFleet made;
        ServerParameters process;
        try (Program open = Program.start("dev", "--port", "0", "--data", data)) {
            made = PlayFleet.create(open.awaitReady());
            process = made.newProcess();
            open.terminate();
        }
        TestGame game = new TestGame().thatLetsNobodyIn();
        try (Program serve = Program.start(
                "serve", "--host", "127.0.0.1", "--port", "0", "--data", data, "--keys", keys.toString())) {
            URI signedEndpoint = serve.awaitReady();
            String url = "ws://" + signedEndpoint.getAuthority();
            try (var _ = game.on(SessionHost.builder(game)
                            .connectAs(process.toBuilder().webSocketUrl(url).build())
                            .port(7777)
                            .start());
                    SessionClient client = SessionClient.builder()
                            .endpoint(signedEndpoint)
                            .credentials("AKIDEXAMPLE", "secret")
                            .connectionHandler(game)
                            .build()) {
                SessionDescription session = Calls.WAITING.create(
                        client,
                        CreateSessionRequest.onFleet(made.id())
                                .location(made.location())
                                .maximumPlayers(1)
                                .build());
                assertThat(client.joinSession(JoinSessionRequest.of(session.id(), "alice")))
                        .isFalse();
                game.letEverybodyIn();
                assertThat(client.joinSession(JoinSessionRequest.of(session.id(), "bob")))
                        .isTrue();
            }
        }
    }

    /** A server that takes a session and then says nothing. */
    private static GameLiftServer silentServer() throws Exception {
        GameLiftServer server = GameLiftServer.initSdk(fleet.newProcess());
        server.processReady(ProcessParameters.builder()
                .port(7777)
                .onStartGameSession(session -> {})
                .build());
        return server;
    }

    private static void awaitPlacement(String id) throws Exception {
        Bounded.await("there is a placement", () -> !placementStatus(id).isEmpty());
    }

    private static void awaitCancellation(String id) throws Exception {
        Bounded.await("it is cancelled", () -> placementStatus(id).equals("CANCELLED"));
    }

    /** Empty if there is no such placement. */
    private static String placementStatus(String id) throws Exception {
        try (Api api = new Api(endpoint)) {
            return api.call("DescribeGameSessionPlacement", Map.of("PlacementId", id))
                    .body()
                    .at("/GameSessionPlacement/Status")
                    .asString("");
        }
    }
}
