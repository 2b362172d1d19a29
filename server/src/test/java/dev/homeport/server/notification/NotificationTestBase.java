package dev.homeport.server.notification;

import dev.homeport.server.Config;
import dev.homeport.server.ConfigBuilder;
import dev.homeport.server.TestHomeport;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.gamelift.model.GameSessionQueueDestination;

/** A server on a manual clock with a fleet, whose placements end by being cancelled, which needs no process. */
abstract class NotificationTestBase {
    @TempDir
    Path data;

    final HttpClient http = HttpClient.newHttpClient();
    TestHomeport homeport;
    String fleetId;

    @BeforeEach
    void start() {
        homeport = open(config -> config.clock(Config.Clock.MANUAL));
        fleetId = homeport.createFleet("custom-a");
    }

    @AfterEach
    void stop() {
        homeport.close();
        http.close();
    }

    private TestHomeport open(UnaryOperator<ConfigBuilder> change) {
        return TestHomeport.start(data, change);
    }

    void restart() {
        homeport.close();
        homeport = open(config -> config.clock(Config.Clock.MANUAL));
    }

    void createQueue(String name, String notificationTarget) {
        homeport.gameLift()
                .createGameSessionQueue(request -> request.name(name)
                        .notificationTarget(notificationTarget)
                        .destinations(GameSessionQueueDestination.builder()
                                .destinationArn("arn:aws:gamelift:us-west-2:123456789012:fleet/" + fleetId)
                                .build()));
    }

    void endPlacement(String queue, String id) {
        homeport.gameLift()
                .startGameSessionPlacement(request ->
                        request.placementId(id).gameSessionQueueName(queue).maximumPlayerSessionCount(2));
        homeport.gameLift().stopGameSessionPlacement(request -> request.placementId(id));
    }

    void advance(Duration by) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(homeport.endpoint().resolve("/_homeport/clock"))
                .POST(HttpRequest.BodyPublishers.ofString("{\"advanceSeconds\":" + by.toSeconds() + "}"))
                .build();
        http.send(request, HttpResponse.BodyHandlers.discarding());
    }

    String get(String path) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(homeport.endpoint().resolve(path)).build();
        return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }
}
