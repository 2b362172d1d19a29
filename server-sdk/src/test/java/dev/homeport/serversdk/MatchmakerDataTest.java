package dev.homeport.serversdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MatchmakerDataTest {
    private static final String JSON = """
            {"matchId":"m1","matchmakingConfigurationArn":"arn:cfg","autoBackfillTicketId":"t1",\
            "autoBackfillMode":"AUTOMATIC","teams":[{"name":"red","players":[{"playerId":"p1","attributes":\
            {"skill":{"attributeType":"DOUBLE","valueAttribute":23.5}}}]},{"name":"blue","players":[{"playerId":"p2",\
            "attributes":{"maps":{"attributeType":"STRING_LIST","valueAttribute":["a","b"]}}},{"playerId":"p3",\
            "attributes":{}}]}]}""";

    @Test
    void playersCarryTheirTeamAndAttributes() {
        MatchmakerData data = MatchmakerData.fromJson(JSON);
        assertThat(data.matchId()).isEqualTo("m1");
        assertThat(data.autoBackfillMode()).isEqualTo(BackfillMode.AUTOMATIC);
        assertThat(data.players())
                .containsExactly(
                        new Player("p1", "red", Map.of("skill", AttributeValue.of(23.5)), Map.of()),
                        new Player("p2", "blue", Map.of("maps", AttributeValue.of(List.of("a", "b"))), Map.of()),
                        new Player("p3", "blue"));
    }

    @Test
    void whatIsReadIsWrittenTheSame() {
        assertThat(MatchmakerData.fromJson(JSON).toJson()).isEqualTo(JSON);
    }

    @Test
    void allKindsOfAttributesSurvive() {
        Player player = new Player(
                "p1",
                "red",
                Map.of(
                        "text", AttributeValue.of("dm"),
                        "number", AttributeValue.of(1),
                        "list", AttributeValue.of(List.of("a")),
                        "map", AttributeValue.of(Map.of("x", 1.5))),
                Map.of());
        MatchmakerData data = new MatchmakerData("m", "arn", "", BackfillMode.NOT_SET, List.of(player));
        assertThat(MatchmakerData.fromJson(data.toJson())).isEqualTo(data);
    }

    @Test
    void sparseDataIsFineAndBrokenDataIsNot() {
        assertThat(MatchmakerData.fromJson("{}").players()).isEmpty();
        assertThatThrownBy(() -> MatchmakerData.fromJson("{\"matchId\":")).isInstanceOf(GameLiftException.class);
        assertThatThrownBy(() -> MatchmakerData.fromJson("")).isInstanceOf(GameLiftException.class);
    }
}
