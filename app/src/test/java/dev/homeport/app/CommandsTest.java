package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.server.Config.Access;
import dev.homeport.server.Config.Clock;
import dev.homeport.server.gateway.GatewaySettings;
import dev.homeport.server.legacy.LegacySettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the command lines of {@code dev} and {@code serve} become settings. */
class CommandsTest {
    private static final Map<String, String> KEY =
            Map.of("HOMEPORT_ACCESS_KEY_ID", "AKID", "HOMEPORT_SECRET_ACCESS_KEY", "secret");

    @Test
    void devIsOpenAndOnLoopbackByDefault() throws Exception {
        var config = DevCommand.config(List.of());

        assertThat(config.host()).isEqualTo("127.0.0.1");
        assertThat(config.port()).isEqualTo(9870);
        assertThat(config.region()).isEqualTo("us-west-2");
        assertThat(config.clock()).isEqualTo(Clock.REAL);
        assertThat(config.access()).isEqualTo(new Access.Open());
        assertThat(config.data()).isEqualTo(Path.of(System.getProperty("user.home"), ".homeport", "dev"));
    }

    @Test
    void everyOptionReachesTheSettings(@TempDir Path folder) throws Exception {
        Path pem = Files.createFile(folder.resolve("pem"));

        var config = DevCommand.config(List.of(
                "--host=localhost",
                "--port=1",
                "--data=" + folder,
                "--region=eu-central-1",
                "--account=123456789012",
                "--clock=manual",
                "--advertise=games.example.com",
                "--tls-cert=" + pem,
                "--tls-key=" + pem,
                "--token-hours=5",
                "--retention-days=7"));

        assertThat(config.host()).isEqualTo("localhost");
        assertThat(config.port()).isEqualTo(1);
        assertThat(config.data()).isEqualTo(folder);
        assertThat(config.region()).isEqualTo("eu-central-1");
        assertThat(config.accountId()).isEqualTo("123456789012");
        assertThat(config.clock()).isEqualTo(Clock.MANUAL);
        assertThat(config.advertise()).contains("games.example.com");
        assertThat(config.tls().orElseThrow().key()).isEqualTo(pem);
        assertThat(config.authTokenLifetime()).isEqualTo(Duration.ofHours(5));
        assertThat(config.sessionRetention()).isEqualTo(Duration.ofDays(7));
    }

    @Test
    void devListensForOtherMachinesOnlyWhenTold() throws Exception {
        assertRefused(() -> DevCommand.config(List.of("--host", "0.0.0.0")), "other machines can reach --host 0.0.0.0");
        assertRefused(() -> DevCommand.config(List.of("--host", "::")), "other machines can reach --host ::");
        assertThat(DevCommand.config(List.of("--host", "0.0.0.0", "--insecure")).host())
                .isEqualTo("0.0.0.0");
        assertThat(DevCommand.config(List.of("--host", "::1")).host()).isEqualTo("::1");
    }

    @Test
    void quotasAreImposedOnlyWhenAskedFor() throws Exception {
        assertThat(DevCommand.config(List.of()).awsQuotas()).isFalse();
        assertThat(DevCommand.config(List.of("--aws-quotas")).awsQuotas()).isTrue();
        Map<String, String> key = Map.of("HOMEPORT_ACCESS_KEY_ID", "AKID", "HOMEPORT_SECRET_ACCESS_KEY", "secret");
        assertThat(ServeCommand.config(List.of("--aws-quotas"), key).awsQuotas())
                .isTrue();
    }

    @Test
    void wrongValuesAreNamed() {
        assertRefused(
                () -> DevCommand.config(List.of("--clock=slow")), "--clock must be real or manual, but was 'slow'");
        assertRefused(() -> DevCommand.config(List.of("--region=moon")), "region must look like us-west-2");
        assertRefused(() -> DevCommand.config(List.of("--token-hours=0")), "--token-hours must be a number from 1");
        assertRefused(() -> DevCommand.config(List.of("--tls-cert=/none")), "cannot read the file given by --tls-cert");
        assertRefused(() -> DevCommand.config(List.of("--tls-key=/none")), "--tls-cert is missing");
        assertRefused(() -> DevCommand.config(List.of("--keys=x")), "dev does not know '--keys=x'");
        assertRefused(
                () -> ServeCommand.config(List.of("--clock=manual"), KEY), "serve does not know '--clock=manual'");
    }

    @Test
    void serveTakesOneKeyFromTheEnvironment() throws Exception {
        assertThat(ServeCommand.config(List.of(), KEY).access()).isEqualTo(new Access.Keys(Map.of("AKID", "secret")));
        assertRefused(
                () -> ServeCommand.config(List.of(), Map.of("HOMEPORT_ACCESS_KEY_ID", "AKID")),
                "serve needs access keys");
    }

    @Test
    void theGatewayIsOnInDevAndOnlyWhenAskedForInServe() throws Exception {
        assertThat(DevCommand.config(List.of()).gateway()).isEqualTo(GatewaySettings.OPEN);
        assertThat(ServeCommand.config(List.of(), KEY).gateway().onMainPort()).isFalse();
        assertThat(ServeCommand.config(List.of("--gateway"), KEY).gateway().onMainPort())
                .isTrue();
        assertThat(ServeCommand.config(List.of("--gateway-port=3000"), KEY).gateway())
                .matches(gateway -> !gateway.onMainPort() && gateway.port().equals(Optional.of(3000)));
        assertRefused(
                () -> ServeCommand.config(List.of("--gateway-queue=q"), KEY),
                "--gateway-queue is about the gateway, which is off; add --gateway or --gateway-port");
    }

    @Test
    void everyGatewayOptionReachesTheSettings() throws Exception {
        assertThat(DevCommand.config(List.of(
                                "--gateway-port=0",
                                "--gateway-queue=my-queue",
                                "--gateway-token=s3cret",
                                "--gateway-rate=60",
                                "--gateway-origin=https://game.example.com",
                                "--gateway-timeout=5"))
                        .gateway())
                .isEqualTo(new GatewaySettings(
                        true,
                        Optional.of(0),
                        Optional.of("my-queue"),
                        Optional.of("s3cret"),
                        Optional.of(60),
                        "https://game.example.com",
                        Duration.ofSeconds(5)));
        assertRefused(() -> DevCommand.config(List.of("--gateway-rate=0")), "--gateway-rate must be a number from 1");
        assertRefused(() -> DevCommand.config(List.of("--gateway-token=")), "gateway token must not be empty");
    }

    @Test
    void legacyGameServersAreServedOnlyWhenAsked() throws Exception {
        assertThat(DevCommand.config(List.of()).legacy()).isEmpty();
        assertThat(DevCommand.config(List.of("--legacy")).legacy()).contains(LegacySettings.BESIDE);
        assertThat(ServeCommand.config(List.of("--legacy"), KEY).legacy()).contains(LegacySettings.BESIDE);
    }

    @Test
    void localTakesThePlaceOfGameLiftLocal(@TempDir Path folder) throws Exception {
        var config = LocalCommand.config(List.of(), folder);

        assertThat(config.port()).isEqualTo(9870);
        assertThat(config.region()).isEqualTo("local");
        assertThat(config.access()).isEqualTo(new Access.Open());
        assertThat(config.legacy()).contains(LegacySettings.LOCAL);
        assertThat(LocalCommand.config(List.of("-p", "8080"), folder).port()).isEqualTo(8080);
        assertThat(LocalCommand.config(List.of("--port=8080"), folder).port()).isEqualTo(8080);
        assertRefused(() -> LocalCommand.config(List.of("-p", "x"), folder), "-p must be a number from 0 to 65535");
    }

    @Test
    void aTakenPortIsLookedUpByTheMeansOfTheSystem() {
        assertThat(PortAdvice.lookUp(5757, "Linux")).isEqualTo("ss -ltnp 'sport = :5757'");
        assertThat(PortAdvice.lookUp(5757, "Mac OS X")).isEqualTo("lsof -nP -iTCP:5757 -sTCP:LISTEN");
        assertThat(PortAdvice.lookUp(5757, "Windows 11")).isEqualTo("netstat -ano | findstr :5757");
    }

    @Test
    void helpExplainsEveryOption() {
        var names = Pattern.compile("--[a-z-]+");
        for (String option : SharedOptions.and("--clock")) {
            assertThat(names.matcher(Help.text(List.of("dev"))).results().map(found -> found.group()))
                    .contains(option);
        }
        assertThat(Help.text(List.of("dev"))).contains(SharedOptions.flagsAnd("--insecure"));
        assertThat(Help.text(List.of("serve"))).contains(SharedOptions.flags());
        for (String option : SharedOptions.and("--keys")) {
            assertThat(names.matcher(Help.text(List.of("serve"))).results().map(found -> found.group()))
                    .contains(option);
        }
    }

    private static void assertRefused(ThrowingCallable call, String message) {
        assertThatThrownBy(call).isInstanceOf(StartFailure.class).hasMessageContaining(message);
    }
}
