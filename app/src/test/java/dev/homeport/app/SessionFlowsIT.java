package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.serversdk.session.SessionHost;
import dev.homeport.sessionclient.CreateSessionRequest;
import dev.homeport.sessionclient.JoinSessionRequest;
import dev.homeport.sessionclient.MatchPlayer;
import dev.homeport.sessionclient.SearchSessionsRequest;
import dev.homeport.sessionclient.ServiceRefusedException;
import dev.homeport.sessionclient.SessionClient;
import dev.homeport.sessionclient.SessionDescription;
import dev.homeport.sessionclient.SessionField;
import dev.homeport.sessionclient.SessionFilter;
import dev.homeport.sessionclient.SessionSort;
import dev.homeport.sessionclient.StartMatchmakingRequest;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every flow of the session interface, with a client on one end, a host on the other, and the program between them. */
class SessionFlowsIT {
    private static Program homeport;
    private static URI endpoint;

    @BeforeAll
    static void start(@TempDir Path folder) {
        homeport = Program.start(
                "dev", "--port", "0", "--data", folder.resolve("data").toString());
        endpoint = homeport.awaitReady();
    }

    @AfterAll
    static void stop() {
        homeport.close();
    }

    @ParameterizedTest
    @EnumSource
    void aSessionIsCreatedFoundJoinedLeftAndThenDestroyed(Calls calls) throws Exception {
        PlayFleet fleet = PlayFleet.create(endpoint);
        TestGame game = new TestGame();
        try (SessionHost host = game.on(fleet.host(game).start());
                SessionClient client = client(game)) {
            SessionDescription created = calls.create(
                    client,
                    CreateSessionRequest.onFleet(fleet.id())
                            .location(fleet.location())
                            .name("It's a game")
                            .creatorId("alice")
                            .property("mode", "ctf")
                            .maximumPlayers(2)
                            .build());
            assertThat(game.events()).containsExactly("create begins", "create ends");
            assertThat(created.port()).isEqualTo(7777);

            SearchSessionsRequest search = SearchSessionsRequest.inFleet(fleet.id())
                    .inLocation(fleet.location())
                    .where(SessionField.property("mode")
                            .is("ctf")
                            .and(SessionField.name().is("It's a game"))
                            .and(SessionFilter.hasFreeSlot()));
            assertThat(calls.search(client, search).sessions()).containsExactly(created);

            assertThat(calls.join(
                            client, JoinSessionRequest.of(created.id(), "alice").withPlayerData("blue")))
                    .isTrue();
            assertThat(calls.search(client, search).sessions())
                    .extracting(SessionDescription::currentPlayers)
                    .containsExactly(1);

            calls.leave(client);
            host.awaitEnd();
            assertThat(game.events()).containsExactly("create begins", "create ends", "destroy begins", "destroy ends");
            assertThat(calls.search(client, search).sessions()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSessionIsCreatedOnAQueue(Calls calls) throws Exception {
        PlayFleet fleet = PlayFleet.create(endpoint);
        TestGame game = new TestGame();
        try (SessionHost host = game.on(fleet.host(game).start());
                SessionClient client = client(game)) {
            SessionDescription created = calls.create(
                    client,
                    CreateSessionRequest.onQueue(fleet.createQueue(), "placement-" + UUID.randomUUID())
                            .latency("alice", fleet.location(), 20)
                            .property("mode", "race")
                            .maximumPlayers(2)
                            .build());

            assertThat(created.location()).contains(fleet.location());
            assertThat(created.properties()).isEqualTo(Map.of("mode", "race"));
            assertThat(calls.join(client, JoinSessionRequest.of(created.id(), "alice")))
                    .isTrue();
            calls.leave(client);
            host.awaitEnd();
        }
    }

    @ParameterizedTest
    @EnumSource
    void throughTheGatewayItIsTheSame(Calls calls) throws Exception {
        try (Program own = Program.start("dev", "--port", "0", "--data", tempFolder("gateway-" + calls))) {
            PlayFleet fleet = PlayFleet.create(own.awaitReady());
            TestGame game = new TestGame();
            try (SessionHost host = game.on(fleet.host(game).start());
                    SessionClient client = SessionClient.builder()
                            .gateway(fleet.endpoint())
                            .connectionHandler(game)
                            .build()) {
                SessionDescription created = calls.create(
                        client,
                        CreateSessionRequest.throughGateway("alice")
                                .property("mode", "ctf")
                                .maximumPlayers(2)
                                .build());
                SearchSessionsRequest search = SearchSessionsRequest.throughGateway()
                        .where(SessionField.property("mode").is("ctf"))
                        .sortedBy(SessionSort.descending(SessionField.creationTime()));
                assertThat(calls.search(client, search).sessions())
                        .extracting(SessionDescription::id)
                        .containsExactly(created.id());
                assertThat(calls.join(client, JoinSessionRequest.of(created.id(), "alice")))
                        .isTrue();
                assertThat(calls.search(client, search).sessions())
                        .as("the creator's slot is the one they play in")
                        .extracting(SessionDescription::currentPlayers)
                        .containsExactly(1);
                calls.leave(client);
                host.awaitEnd();
                assertThat(calls.search(client, search).sessions()).isEmpty();
            }
        }
    }

    @Test
    void askingTwiceWithOneTokenMakesOneSession() throws Exception {
        PlayFleet fleet = PlayFleet.create(endpoint);
        TestGame game = new TestGame();
        try (var _ = game.on(fleet.host(game).start());
                SessionClient client = client(game)) {
            CreateSessionRequest request = CreateSessionRequest.onAlias(fleet.createAlias())
                    .location(fleet.location())
                    .idempotencyToken("once")
                    .build();

            SessionDescription first = Calls.WAITING.create(client, request);

            assertThat(client.createSession(request)).isEqualTo(first);
        }
    }

    @Test
    void allPagesComeAsOneStream() throws Exception {
        PlayFleet fleet = PlayFleet.create(endpoint);
        TestGame game = new TestGame();
        try (var _ = fleet.host(game).start();
                var _ = fleet.host(game).start();
                var _ = fleet.host(game).start();
                SessionClient client = client(game)) {
            for (String name : List.of("b", "c", "a")) {
                Calls.WAITING.create(
                        client,
                        CreateSessionRequest.onFleet(fleet.id())
                                .location(fleet.location())
                                .name(name)
                                .build());
            }

            assertThat(client.allSessions(SearchSessionsRequest.inFleet(fleet.id())
                                    .sortedBy(SessionSort.ascending(SessionField.name()))
                                    .withPageSize(1))
                            .map(SessionDescription::name))
                    .containsExactly("a", "b", "c");
        }
    }

    @Test
    void aSessionCanStayWhenTheLastPlayerHasLeft() throws Exception {
        PlayFleet fleet = PlayFleet.create(endpoint);
        TestGame game = new TestGame();
        try (SessionHost host = game.on(fleet.host(game).keepWhenEmpty().start());
                SessionClient client = client(game)) {
            SessionDescription session = Calls.WAITING.create(
                    client,
                    CreateSessionRequest.onFleet(fleet.id())
                            .location(fleet.location())
                            .build());
            client.joinSession(JoinSessionRequest.of(session.id(), "alice"));
            client.leaveSession();

            assertThat(client.joinSession(JoinSessionRequest.of(session.id(), "bob")))
                    .isTrue();
            host.destroySession();
            assertThat(game.events()).endsWith("destroy begins", "destroy ends");
        }
    }

    @Test
    void matchmakingIsAnsweredByTheService() {
        Calls.Ear ear = new Calls.Ear();
        try (SessionClient client = client(new TestGame())) {
            client.addListener(ear);
            StartMatchmakingRequest start = StartMatchmakingRequest.of(
                    "configuration",
                    MatchPlayer.of("alice")
                            .with("skill", 12)
                            .with("mode", "ctf")
                            .withLatency("custom-home", 20));

            assertThatThrownBy(() -> client.startMatchmaking(start))
                    .isInstanceOf(ServiceRefusedException.class)
                    .hasMessageContaining("StartMatchmaking");
            assertThatThrownBy(() -> client.acceptMatch("ticket", List.of("alice"), true))
                    .hasMessageContaining("AcceptMatch");
            assertThatThrownBy(() -> client.stopMatchmaking("ticket")).hasMessageContaining("StopMatchmaking");
            assertThatThrownBy(() -> client.startMatchmakingAsync(start).join())
                    .isInstanceOf(CompletionException.class);
            assertThat(ear.next()).isInstanceOf(ServiceRefusedException.class);
            assertThatThrownBy(() -> client.acceptMatchAsync("ticket", List.of("alice"), false)
                            .join())
                    .hasMessageContaining("AcceptMatch");
            assertThatThrownBy(() -> client.stopMatchmakingAsync("ticket").join())
                    .hasMessageContaining("StopMatchmaking");
        }
    }

    private static SessionClient client(TestGame game) {
        return SessionClient.builder()
                .region("us-west-2")
                .endpoint(endpoint)
                .credentials("any", "any")
                .connectionHandler(game)
                .build();
    }

    @TempDir
    private Path folder;

    private String tempFolder(String name) {
        return folder.resolve(name).toString();
    }
}
