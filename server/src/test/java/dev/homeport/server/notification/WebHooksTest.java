package dev.homeport.server.notification;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestWait;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WebHooksTest extends NotificationTestBase {
    private WebHookReceiver receiver;

    @BeforeEach
    void listen() throws Exception {
        receiver = new WebHookReceiver();
        createQueue("lobby", receiver.url());
    }

    @AfterEach
    void hangUp() {
        receiver.close();
    }

    private static List<String> names(int from, int to) {
        return java.util.stream.IntStream.rangeClosed(from, to)
                .mapToObj(number -> "p-" + number)
                .toList();
    }

    @Test
    void anEventIsSignedAsTheStandardWebhooksSpecificationSays() throws Exception {
        endPlacement("lobby", "p-1");
        TestWait.until(() -> receiver.all().size() == 1);

        WebHookReceiver.Received told = receiver.all().getFirst();
        assertThat(told.body()).contains("\"type\":\"PlacementCancelled\"").contains("\"id\":\"" + told.id() + "\"");
        String secret = Files.readString(data.resolve("webhook-secret")).strip();
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret.substring("whsec_".length())), "HmacSHA256"));
        byte[] expected = mac.doFinal((told.id() + "." + told.timestamp() + "." + told.body()).getBytes(UTF_8));
        assertThat(told.signature()).isEqualTo("v1," + Base64.getEncoder().encodeToString(expected));
    }

    @Test
    void aReceiverThatWasDownForAMinuteGetsEverythingOnceAndInOrder() throws Exception {
        receiver.answer(503);
        names(1, 5).forEach(id -> endPlacement("lobby", id));
        for (int attempts = 1; attempts <= 5; attempts++) {
            int tried = attempts;
            TestWait.until(() -> receiver.all().size() == tried && isInTrouble(tried));
            advance(Duration.ofSeconds(1L << (attempts - 1)));
        }
        TestWait.until(() -> isInTrouble(6));
        assertThat(status()).contains("\"eventsOwed\":5").contains("\"reason\":\"it answered with status 503\"");
        receiver.answer(204);
        names(6, 8).forEach(id -> endPlacement("lobby", id));
        assertThat(receiver.taken()).isEmpty();

        advance(Duration.ofSeconds(32));

        TestWait.until(() -> receiver.taken().size() == 8);
        assertThat(receiver.taken()).isEqualTo(names(1, 8));
        TestWait.until(() -> status().equals("{\"behind\":[],\"givenUp\":[]}"));
    }

    private boolean isInTrouble(int attempts) {
        return status().contains("\"attempts\":" + attempts);
    }

    private String status() {
        try {
            return get("/_homeport/webhooks");
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void anEventThatIsRefusedForGoodIsShownAndThoseBehindItArrive() throws Exception {
        receiver.answer(400);
        endPlacement("lobby", "p-1");
        TestWait.until(() -> receiver.all().size() == 1);
        receiver.answer(204);
        endPlacement("lobby", "p-2");

        TestWait.until(() -> receiver.taken().size() == 1);
        assertThat(receiver.taken()).containsExactly("p-2");
        assertThat(status()).contains("\"placementId\":\"p-1\"").contains("\"reason\":\"it answered with status 400\"");
    }

    @Test
    void whatIsOwedSurvivesARestart() throws Exception {
        receiver.answer(503);
        endPlacement("lobby", "p-1");
        TestWait.until(() -> isInTrouble(1));
        receiver.answer(204);
        restart();

        advance(Duration.ofSeconds(1));

        TestWait.until(() -> receiver.taken().equals(List.of("p-1")));
    }
}
