package dev.homeport.server.sdk.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** Compares an answer of ours with the one the SDK was recorded with and understood. */
record AnswerCheck(String fleetId, String session, String compute) {
    void check(JsonNode recorded, JsonNode answer) {
        Map<String, JsonNode> theirs = set(recorded);
        Map<String, JsonNode> ours = set(answer);
        switch (recorded.field("Action").orElseThrow().text()) {
            // The stub made matches up.
            case "StartMatchBackfill", "StopMatchBackfill" -> checkRefusal(theirs, ours, "400");
            case "DescribePlayerSessions" -> checkPlayers(theirs, ours);
            case "GetComputeCertificate" -> {
                assertThat(ours.put("ComputeName", theirs.get("ComputeName")).text())
                        .isEqualTo(compute);
                assertThat(ours).isEqualTo(theirs);
            }
            default -> {
                if (isSuccess(recorded)) {
                    assertThat(ours).isEqualTo(theirs);
                } else {
                    checkRefusal(theirs, ours, "404");
                }
            }
        }
    }

    private static void checkRefusal(Map<String, JsonNode> theirs, Map<String, JsonNode> ours, String status) {
        assertThat(ours).containsOnlyKeys("Action", "RequestId", "StatusCode", "ErrorMessage");
        assertThat(ours.get("Action")).isEqualTo(theirs.get("Action"));
        assertThat(ours.get("RequestId")).isEqualTo(theirs.get("RequestId"));
        assertThat(ours.get("StatusCode").asNumber()).isEqualTo(status);
        assertThat(ours.get("ErrorMessage").text()).isNotEmpty();
    }

    private void checkPlayers(Map<String, JsonNode> theirs, Map<String, JsonNode> ours) {
        List<JsonNode> players = ours.remove("PlayerSessions").asArray();
        Map<String, JsonNode> expected =
                set(theirs.remove("PlayerSessions").asArray().getFirst());
        assertThat(ours).isEqualTo(theirs);
        assertThat(players).hasSize(1);
        Map<String, JsonNode> player = set(players.getFirst());
        assertThat(player.keySet()).containsAll(expected.keySet());
        assertThat(player.get("FleetId").text()).isEqualTo(fleetId);
        assertThat(player.get("GameSessionId").text()).isEqualTo(session);
        assertThat(player.get("CreationTime").asNumber()).matches("\\d{13}");
        boolean over = player.get("Status").text().equals("COMPLETED");
        assertThat(player.containsKey("TerminationTime")).isEqualTo(over);
        assertThat(player.get("IpAddress")).isEqualTo(expected.get("IpAddress"));
        assertThat(player.get("DnsName")).isEqualTo(expected.get("DnsName"));
        assertThat(player.get("Port").isNumber()).isTrue();
    }

    static boolean isSuccess(JsonNode answer) {
        return answer.field("StatusCode").orElseThrow().asNumber().equals("200");
    }

    /** The members that are set; null and absent mean the same to the SDKs in what is compared here. */
    static Map<String, JsonNode> set(JsonNode node) {
        Map<String, JsonNode> members = new TreeMap<>(node.asObject());
        members.values().removeIf(JsonNode::isNull);
        return members;
    }
}
