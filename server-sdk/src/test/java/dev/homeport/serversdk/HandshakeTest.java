package dev.homeport.serversdk;

import static dev.homeport.serversdk.GameServers.connect;
import static dev.homeport.serversdk.GameServers.parameters;
import static dev.homeport.serversdk.GameServers.timing;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HandshakeTest {
    private final ScriptedService service = new ScriptedService();
    private final List<GameLiftServer> servers = new ArrayList<>();

    @AfterEach
    void stop() throws IOException {
        servers.forEach(GameLiftServer::close);
        service.close();
    }

    @Test
    void theQueryCarriesWhatTheOtherSdksSendInTheirOrder() {
        ScriptedSocket socket = socketOf(parameters(service.url()).processId("proc-0001"));
        Map<String, String> query = socket.query();
        assertThat(query.keySet())
                .containsExactly(
                        "Authorization",
                        "ComputeId",
                        "FleetId",
                        "IdempotencyToken",
                        "pID",
                        "sdkLanguage",
                        "sdkVersion");
        assertThat(query)
                .containsEntry("Authorization", "token")
                .containsEntry("ComputeId", "my-compute")
                .containsEntry("FleetId", GameServers.FLEET)
                .containsEntry("pID", "proc-0001")
                .containsEntry("sdkLanguage", "Java")
                .containsEntry("sdkVersion", GameLiftServer.getSdkVersion());
        assertThat(query.get("IdempotencyToken")).hasSize(36);
    }

    @Test
    void reservedCharactersAreEncodedSoThatEveryDecoderReadsThemAlike() {
        ScriptedSocket socket = socketOf(parameters(service.url()).authToken("tok+en/with=odd chars&x~*"));
        assertThat(socket.target()).startsWith("/?Authorization=tok%2Ben%2Fwith%3Dodd%20chars%26x~%2A&");
    }

    @ParameterizedTest
    @CsvSource({"'',/?", "/,/?", "/base,/base/?", "/base/,/base/?", "/?old=1,/?"})
    void thePathIsKeptAndEndsWithASlash(String path, String expected) {
        ScriptedSocket socket = socketOf(parameters(service.url() + path));
        assertThat(socket.target()).startsWith(expected + "Authorization=token&");
    }

    @Test
    void onlyTheQuerySaysWhoConnects() {
        ScriptedSocket socket = socketOf(parameters(service.url()));
        assertThat(socket.headers())
                .noneMatch(header -> header.toLowerCase(Locale.ROOT)
                        .matches("(origin|authorization|sec-websocket-(protocol|extensions)):.*"));
    }

    @Test
    void environmentVariablesOverrideTheCode() {
        Map<String, String> environment = Map.of(
                "GAMELIFT_SDK_WEBSOCKET_URL", service.url() + "/base",
                "GAMELIFT_SDK_AUTH_TOKEN", "tok-env",
                "GAMELIFT_SDK_PROCESS_ID", "proc-env",
                "GAMELIFT_SDK_HOST_ID", "host-env",
                "GAMELIFT_SDK_FLEET_ID", "fleet-env",
                "GAMELIFT_SDK_TOOL_NAME", "MyTool",
                "GAMELIFT_SDK_TOOL_VERSION", "1.2");
        ServerParameters code = parameters("wss://nowhere.example").build();
        try (GameLiftServer server = GameLiftServer.initSdk(code, environment, status -> {})) {
            ScriptedSocket socket = service.socket();
            assertThat(socket.target()).startsWith("/base/?");
            assertThat(socket.query())
                    .containsEntry("Authorization", "tok-env")
                    .containsEntry("pID", "proc-env")
                    .containsEntry("ComputeId", "host-env")
                    .containsEntry("FleetId", "fleet-env");

            server.processReady(GameServers.callbacks().build());
            assertThat(socket.receive().members())
                    .containsEntry("SdkToolName", "MyTool")
                    .containsEntry("SdkToolVersion", "1.2");
        }
    }

    @Test
    void awsCredentialsSignTheConnectionInsteadOfAToken() {
        ServerParameters.Builder signed = parameters(service.url())
                .authToken("")
                .awsRegion("us-west-2")
                .awsCredentials("AKID", "secret", "se/ss");
        ScriptedSocket socket = socketOf(signed);
        assertThat(socket.query())
                .containsEntry("Authorization", "SigV4")
                .containsEntry("X-Amz-Security-Token", "se/ss")
                .containsKeys("X-Amz-Algorithm", "X-Amz-Credential", "X-Amz-Date", "X-Amz-Signature");
    }

    @Test
    void aFailedAttemptIsRepeatedWithTheSameUrl() {
        service.refuse(403, 500);
        ScriptedSocket socket = socketOf(parameters(service.url()));
        assertThat(socket.query()).containsKey("IdempotencyToken");
    }

    @ParameterizedTest
    @CsvSource({
        "403,WEBSOCKET_CONNECT_FAILURE_FORBIDDEN",
        "401,WEBSOCKET_CONNECT_FAILURE",
        "502,WEBSOCKET_CONNECT_FAILURE"
    })
    void theErrorNamesTheStatusWhenAllAttemptsWereRefused(int status, ErrorType expected) {
        service.refuseAlways(status);
        assertThat(failureOf(parameters(service.url())))
                .hasMessageContaining("HTTP status " + status)
                .hasMessageContaining(service.url())
                .hasMessageNotContaining("token=")
                .extracting(GameLiftException::type)
                .isEqualTo(expected);
    }

    @Test
    void aServiceThatIsNotThereIsAConnectFailure() throws IOException {
        // A port that is taken but not listened on: nobody else can begin to listen there meanwhile.
        try (Socket taken = new Socket()) {
            taken.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            String url = "ws://127.0.0.1:" + taken.getLocalPort();
            assertThat(failureOf(parameters(url)).type()).isEqualTo(ErrorType.WEBSOCKET_CONNECT_FAILURE);
        }
    }

    @Test
    void aServiceThatNeverAnswersIsATimeout() throws IOException {
        Timing brief = new Timing(
                timing().connectDelays(),
                Duration.ofMillis(50),
                timing().requestTimeout(),
                timing().processReadyTimeout(),
                timing().heartbeatInterval(),
                timing().heartbeatJitter(),
                timing().healthCheckTimeout(),
                timing().refreshOverlap());
        try (ServerSocket silent = new ServerSocket(0)) {
            String url = "ws://localhost:" + silent.getLocalPort();
            assertThat(failureOf(parameters(url).timing(brief)).type())
                    .isEqualTo(ErrorType.WEBSOCKET_CONNECT_FAILURE_TIMEOUT);
        }
    }

    @ParameterizedTest
    @CsvSource({"http://host", "localhost:443", "wss://", "'wss://ho st'"})
    void aUrlThatIsNoWebSocketUrlIsRefused(String url) {
        assertThat(failureOf(parameters(url)))
                .hasMessageContaining("'" + url + "'")
                .extracting(GameLiftException::type)
                .isEqualTo(ErrorType.WEBSOCKET_CONNECT_FAILURE_INVALID_URL);
    }

    @Test
    void idsTheServiceWouldRefuseAreRefusedBeforeConnecting() {
        assertThat(failureOf(parameters(service.url()).hostId("under_score")))
                .hasMessageContaining("hostId 'under_score'");
        assertThat(failureOf(parameters(service.url()).fleetId(""))).hasMessageContaining("fleetId is not set");
        assertThat(failureOf(parameters(service.url()).processId(""))).hasMessageContaining("GAMELIFT_SDK_PROCESS_ID");
        assertThat(failureOf(parameters(service.url()).authToken("")))
                .hasMessageContaining("authToken is not set")
                .extracting(GameLiftException::type)
                .isEqualTo(ErrorType.VALIDATION_EXCEPTION);
    }

    @Test
    void aProcessIdCanBeUsedAgainOnlyAfterDestroy() {
        ServerParameters.Builder same = parameters(service.url());
        GameLiftServer first = connect(same);
        assertThat(failureOf(same).type()).isEqualTo(ErrorType.ALREADY_INITIALIZED);
        first.close();
        connect(same).close();
    }

    /** Connects, and shows the connection as the service sees it. */
    private ScriptedSocket socketOf(ServerParameters.Builder parameters) {
        servers.add(connect(parameters));
        return service.socket();
    }

    private static GameLiftException failureOf(ServerParameters.Builder parameters) {
        return catchThrowableOfType(GameLiftException.class, () -> connect(parameters));
    }
}
