package dev.homeport.server.notification;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.notification.Notification;
import dev.homeport.core.notification.PlacementNews;
import dev.homeport.core.placement.PlacedPlayer;
import dev.homeport.core.placement.Placement;
import dev.homeport.server.operations.Arns;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EventEnvelopeTest {
    private static final Instant START = Instant.parse("2026-01-02T03:04:05.006Z");
    private static final Instant END = Instant.parse("2026-01-02T03:04:07Z");

    private static String json(Placement.Status status, Optional<PlacementNews.Place> place, Optional<String> data) {
        PlacementNews news = new PlacementNews(
                "lobby",
                "p-1",
                status,
                START,
                END,
                place,
                place.isPresent() ? List.of(new PlacedPlayer("ann", "psess-1")) : List.of(),
                data);
        return new EventEnvelope(new Arns("us-west-2", "123456789012"))
                .json(new Notification(7, "id-7", END, news, Optional.empty(), Optional.empty()));
    }

    @Test
    void aFulfilledPlacementTellsWhereToGoWithThePortAsText() {
        PlacementNews.Place place = new PlacementNews.Place(
                new GameSession.Key("fleet-1", "custom-a", "p-1"),
                new GameSession.Address(Optional.of("10.0.0.1"), Optional.of("host.example.com"), 7777));

        assertThat(json(Placement.Status.FULFILLED, Optional.of(place), Optional.of("ctf")))
                .isEqualTo("{\"version\":\"0\",\"id\":\"id-7\",\"detail-type\":\"GameLift Queue Placement Event\","
                        + "\"source\":\"aws.gamelift\",\"account\":\"123456789012\",\"time\":\"2026-01-02T03:04:07Z\","
                        + "\"region\":\"us-west-2\","
                        + "\"resources\":[\"arn:aws:gamelift:us-west-2:123456789012:gamesessionqueue/lobby\"],"
                        + "\"detail\":{\"type\":\"PlacementFulfilled\",\"placementId\":\"p-1\",\"port\":\"7777\","
                        + "\"gameSessionArn\":\"arn:aws:gamelift:us-west-2::gamesession/fleet-1/custom-a/p-1\","
                        + "\"ipAddress\":\"10.0.0.1\",\"dnsName\":\"host.example.com\",\"gameSessionRegion\":\"us-west-2\","
                        + "\"placedPlayerSessions\":[{\"playerId\":\"ann\",\"playerSessionId\":\"psess-1\"}],"
                        + "\"customEventData\":\"ctf\","
                        + "\"startTime\":\"2026-01-02T03:04:05.006Z\",\"endTime\":\"2026-01-02T03:04:07.000Z\"}}");
    }

    @Test
    void oneThatEndedOtherwiseTellsOnlyThat() {
        assertThat(json(Placement.Status.TIMED_OUT, Optional.empty(), Optional.empty()))
                .endsWith("\"detail\":{\"type\":\"PlacementTimedOut\",\"placementId\":\"p-1\","
                        + "\"startTime\":\"2026-01-02T03:04:05.006Z\",\"endTime\":\"2026-01-02T03:04:07.000Z\"}}");
        assertThat(json(Placement.Status.CANCELLED, Optional.empty(), Optional.empty()))
                .contains("PlacementCancelled");
        assertThat(json(Placement.Status.FAILED, Optional.empty(), Optional.empty()))
                .contains("PlacementFailed");
    }
}
