package dev.homeport.serversdk;

import static dev.homeport.serversdk.GameServers.GAME_SESSION;
import static dev.homeport.serversdk.GameServers.callbacks;
import static dev.homeport.serversdk.GameServers.host;
import static dev.homeport.serversdk.GameServers.timing;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.homeport.serversdk.GameServers.Host;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CallTest {
    private static final String CONFIGURATION = "arn:aws:gamelift:us-west-2::matchmakingconfiguration/cfg1";
    private static final FleetRoleCredentialsRequest ROLE =
            new FleetRoleCredentialsRequest("arn:aws:iam::111122223333:role/my_role");

    private final ScriptedService service = new ScriptedService();

    @AfterEach
    void stop() throws IOException {
        service.close();
    }

    @ParameterizedTest
    @CsvSource({
        "400,BAD_REQUEST_EXCEPTION",
        "401,UNAUTHORIZED_EXCEPTION",
        "403,FORBIDDEN_EXCEPTION",
        "404,NOT_FOUND_EXCEPTION",
        "409,CONFLICT_EXCEPTION",
        "418,BAD_REQUEST_EXCEPTION",
        "429,TOO_MANY_REQUESTS_EXCEPTION",
        "500,INTERNAL_SERVICE_EXCEPTION",
        "204,INTERNAL_SERVICE_EXCEPTION",
        "0,INTERNAL_SERVICE_EXCEPTION"
    })
    void everyStatusButTwoHundredIsAnErrorOfItsType(int status, ErrorType expected) {
        service.answer(
                "AcceptPlayerSession",
                request -> Optional.of(ScriptedService.answer(request, status, "\"ErrorMessage\":\"stub says no\"")));
        try (Host host = host(service)) {
            assertThat(failureOf(() -> host.server().acceptPlayerSession("psess-9")))
                    .hasMessageContaining("AcceptPlayerSession")
                    .hasMessageContaining("stub says no")
                    .extracting(GameLiftException::type)
                    .isEqualTo(expected);
        }
    }

    @Test
    void playerSessionsComeInPages() {
        service.answerWith("DescribePlayerSessions", """
                "NextToken":"more","PlayerSessions":[{"PlayerId":"p1","PlayerSessionId":"psess-1","GameSessionId":"gs",\
                "FleetId":"fleet-1","PlayerData":null,"IpAddress":"127.0.0.1","Port":7777,\
                "CreationTime":1731650000123,"TerminationTime":null,"DnsName":"localhost","Status":"ACTIVE"}]""");
        try (Host host = host(service)) {
            DescribePlayerSessionsRequest request = DescribePlayerSessionsRequest.forPlayerSession("psess-1");
            DescribePlayerSessionsResult page = host.server().describePlayerSessions(request);
            assertThat(page.playerSessions())
                    .containsExactly(new PlayerSession(
                            "psess-1",
                            "p1",
                            "gs",
                            "fleet-1",
                            PlayerSessionStatus.ACTIVE,
                            Instant.ofEpochMilli(1731650000123L),
                            Optional.empty(),
                            "127.0.0.1",
                            7777,
                            "localhost",
                            ""));
            host.server()
                    .describePlayerSessions(
                            request.withNextToken(page.nextToken().orElseThrow()));
            assertThat(host.socket().receive("DescribePlayerSessions").has("NextToken"))
                    .isFalse();
            assertThat(host.socket().receive("DescribePlayerSessions").text("NextToken"))
                    .isEqualTo("more");
        }
    }

    @Test
    void backfillReturnsTheTicketTheServiceMade() {
        service.answerWith("StartMatchBackfill", "\"TicketId\":\"gen-ticket\"");
        try (Host host = host(service)) {
            StartMatchBackfillRequest request =
                    new StartMatchBackfillRequest(GAME_SESSION, CONFIGURATION, List.of(new Player("p1", "red")));
            assertThat(host.server().startMatchBackfill(request)).isEqualTo("gen-ticket");
        }
    }

    @Test
    void theCertificateIsWhereTheServiceSays() {
        service.answerWith("GetComputeCertificate", "\"CertificatePath\":\"/etc/cert.pem\",\"ComputeName\":\"comp\"");
        try (Host host = host(service)) {
            assertThat(host.server().getComputeCertificate())
                    .isEqualTo(new ComputeCertificate("/etc/cert.pem", "comp"));
        }
    }

    @Test
    void roleCredentialsAreFetchedOnceUntilTheyAreAboutToExpire() {
        credentialsExpireIn(Duration.ofHours(1));
        try (Host host = host(service)) {
            FleetRoleCredentials credentials = host.server().getFleetRoleCredentials(ROLE);
            assertThat(credentials.secretAccessKey()).isEqualTo("s3cret");
            assertThat(credentials.toString()).doesNotContain("s3cret").doesNotContain("t0ken");
            credentialsExpireIn(Duration.ofMinutes(14));
            assertThat(host.server().getFleetRoleCredentials(ROLE)).isSameAs(credentials);

            FleetRoleCredentialsRequest other = new FleetRoleCredentialsRequest("arn:aws:iam::1:role/other", "name");
            FleetRoleCredentials shortLived = host.server().getFleetRoleCredentials(other);
            assertThat(host.server().getFleetRoleCredentials(other)).isNotSameAs(shortLived);
        }
    }

    private void credentialsExpireIn(Duration duration) {
        service.answerWith(
                "GetFleetRoleCredentials",
                "\"AccessKeyId\":\"AKID\",\"SecretAccessKey\":\"s3cret\",\"SessionToken\":\"t0ken\",\"Expiration\":"
                        + Instant.now().plus(duration).toEpochMilli());
    }

    @Test
    void anEmptyAnswerMeansNoRoleCredentialsForTheLifeOfTheProcess() {
        service.answerWith("GetFleetRoleCredentials", "\"AccessKeyId\":\"\",\"Expiration\":0");
        try (Host host = host(service)) {
            assertThat(failureOf(() -> host.server().getFleetRoleCredentials(ROLE))
                            .type())
                    .isEqualTo(ErrorType.BAD_REQUEST_EXCEPTION);
            credentialsExpireIn(Duration.ofHours(1));
            assertThat(failureOf(() -> host.server().getFleetRoleCredentials(ROLE)))
                    .hasMessageContaining("managed fleets");
        }
    }

    @Test
    void containersAreListedOnlyOnContainerFleetsAndWithoutTheService() {
        try (Host host = host(service)) {
            assertThat(failureOf(host.server()::listContainersNetworkInfo).type())
                    .isEqualTo(ErrorType.UNSUPPORTED_COMPUTE_TYPE_EXCEPTION);
            assertThat(host.socket().hasReceivedNothing()).isTrue();
        }
    }

    @Test
    void callsNeedTheRightMomentInTheLifeOfAProcess() {
        try (GameLiftServer server = GameServers.connect(service)) {
            assertThat(failureOf(server::activateGameSession).type()).isEqualTo(ErrorType.PROCESS_NOT_READY);
            assertThat(failureOf(server::getTerminationTime).type()).isEqualTo(ErrorType.TERMINATION_TIME_NOT_SET);
            server.processReady(callbacks().build());
            assertThat(failureOf(() -> server.processReady(callbacks().build())).type())
                    .isEqualTo(ErrorType.ALREADY_INITIALIZED);
            assertThat(failureOf(() -> server.acceptPlayerSession("psess-0")).type())
                    .isEqualTo(ErrorType.GAMESESSION_ID_NOT_SET);
            assertThat(failureOf(server::getGameSessionId).type()).isEqualTo(ErrorType.GAMESESSION_ID_NOT_SET);
            server.destroy();
            assertThat(failureOf(server::activateGameSession).type())
                    .isEqualTo(ErrorType.GAMELIFT_SERVER_NOT_INITIALIZED);
            assertThat(failureOf(server::processEnding).type()).isEqualTo(ErrorType.GAMELIFT_SERVER_NOT_INITIALIZED);
        }
    }

    @Test
    void valuesTheServiceWouldRefuseAreNamedAndNotSent() {
        try (Host host = host(service)) {
            GameLiftServer server = host.server();
            assertThat(failureOf(() -> server.acceptPlayerSession("under_score")))
                    .hasMessageContaining("playerSessionId 'under_score'")
                    .extracting(GameLiftException::type)
                    .isEqualTo(ErrorType.VALIDATION_EXCEPTION);
            assertThat(failureOf(() -> server.describePlayerSessions(
                            DescribePlayerSessionsRequest.forPlayer("p").withLimit(-1))))
                    .hasMessageContaining("limit -1");
            assertThat(failureOf(() -> server.startMatchBackfill(
                            new StartMatchBackfillRequest(GAME_SESSION, CONFIGURATION, List.of()))))
                    .hasMessageContaining("players is empty");
            assertThat(failureOf(() -> server.stopMatchBackfill(
                            new StopMatchBackfillRequest(GAME_SESSION, "arn:aws:gamelift:local::a/b", "t"))))
                    .hasMessageContaining("matchmakingConfigurationArn");
            assertThat(failureOf(() ->
                            server.stopMatchBackfill(new StopMatchBackfillRequest(GAME_SESSION, CONFIGURATION, "a b"))))
                    .hasMessageContaining("ticketId 'a b'");
            assertThat(failureOf(
                            () -> server.getFleetRoleCredentials(new FleetRoleCredentialsRequest(ROLE.roleArn(), "x"))))
                    .hasMessageContaining("roleSessionName 'x'");
            assertThat(failureOf(
                            () -> server.processReady(callbacks().port(70000).build())))
                    .hasMessageContaining("port 70000");
            assertThat(host.socket().hasReceivedNothing()).isTrue();
        }
    }

    @Test
    void aProcessThatCouldNotGetReadyMayTryAgain() {
        service.answer(
                "ActivateServerProcess",
                request -> Optional.of(ScriptedService.answer(request, 500, "\"ErrorMessage\":\"not today\"")));
        try (GameLiftServer server = GameServers.connect(service)) {
            GameLiftException failure =
                    failureOf(() -> server.processReady(callbacks().build()));
            assertThat(failure.type()).isEqualTo(ErrorType.PROCESS_NOT_READY);
            assertThat(failure).hasMessageContaining("not today").hasCauseInstanceOf(GameLiftException.class);
            service.answerWith("ActivateServerProcess", "");
            server.processReady(callbacks().build());
        }
    }

    @Test
    void processReadyHasATimeoutOfItsOwn() {
        service.stayMuteOn("ActivateServerProcess");
        Timing brief = timing().withTimeouts(Duration.ofSeconds(20), Duration.ofMillis(20), Duration.ofSeconds(20));
        try (GameLiftServer server =
                GameServers.connect(GameServers.parameters(service.url()).timing(brief))) {
            assertThat(failureOf(() -> server.processReady(callbacks().build())))
                    .hasMessageContaining("ActivateServerProcess was not answered within 20 ms");
        }
    }

    @Test
    void anEndingTheServiceDoesNotConfirmIsAnError() {
        service.answer("TerminateServerProcess", request -> Optional.of(ScriptedService.answer(request, 500, "")));
        try (Host host = host(service)) {
            assertThat(failureOf(host.server()::processEnding).type()).isEqualTo(ErrorType.PROCESS_ENDING_FAILED);
        }
    }

    @Test
    void anInterruptedCallSaysSoAndKeepsTheInterrupt() {
        service.stayMuteOn("AcceptPlayerSession");
        try (Host host = host(service)) {
            Thread.currentThread().interrupt();
            assertThat(failureOf(() -> host.server().acceptPlayerSession("psess-1")))
                    .hasMessageContaining("interrupted");
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void destroySaysGoodbye() {
        Host host = host(service);
        host.close();
        host.close();
        assertThat(host.socket().closeCode()).isEqualTo(1001);
    }

    private static GameLiftException failureOf(ThrowingCallable call) {
        return catchThrowableOfType(GameLiftException.class, call);
    }
}
