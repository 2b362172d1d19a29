package dev.homeport.server.sdk.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.protocols.jsoncore.internal.NumberJsonNode;
import software.amazon.awssdk.protocols.jsoncore.internal.StringJsonNode;
import software.amazon.awssdk.services.gamelift.model.GameSession;

/**
 * Compares pushes of ours with those that the SDKs were recorded to act upon. Each says 200 and has no request id: what
 * looks like a failed answer the SDKs drop.
 */
final class PushCheck {
    private static final Set<String> MEMBERS_OF_CREATE = Set.of(
            "Action",
            "StatusCode",
            "GameSessionId",
            "GameSessionName",
            "MaximumPlayerSessionCount",
            "Port",
            "IpAddress",
            "DnsName",
            "GameSessionData",
            "MatchmakerData",
            "GameProperties");

    private PushCheck() {}

    static void createGameSession(JsonNode recorded, JsonNode push, GameSession created) {
        Map<String, JsonNode> expected = AnswerCheck.set(recorded);
        expected.put("GameSessionId", new StringJsonNode(created.gameSessionId()));
        expected.put("Port", new NumberJsonNode(created.port().toString()));
        assertThat(push.asObject()).containsAllEntriesOf(expected);
        assertThat(MEMBERS_OF_CREATE).containsAll(push.asObject().keySet());
        assertThat(push.asObject().values()).noneMatch(JsonNode::isNull);
    }

    static void terminateProcess(JsonNode recorded, JsonNode push) {
        assertThat(push.asObject()).containsOnlyKeys("Action", "StatusCode", "TerminationTime");
        assertThat(push.field("Action")).isEqualTo(recorded.field("Action"));
        assertThat(AnswerCheck.isSuccess(push)).isTrue();
        assertThat(push.field("TerminationTime").orElseThrow().asNumber()).matches("\\d{13}");
    }

    static void refreshConnection(JsonNode push, String endpoint) {
        assertThat(push.asObject()).containsOnlyKeys("Action", "StatusCode", "RefreshConnectionEndpoint", "AuthToken");
        assertThat(AnswerCheck.isSuccess(push)).isTrue();
        assertThat(Replay.text(push, "RefreshConnectionEndpoint")).isEqualTo(endpoint);
        assertThat(Replay.text(push, "AuthToken")).matches("[A-Za-z0-9._~-]+");
    }
}
