package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestGameServer;
import dev.homeport.server.TestHomeport;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.gamelift.GameLiftClient;
import software.amazon.awssdk.services.gamelift.model.GameSession;

final class SearchPageTest {
    private static final int MOST_PER_PAGE = 20;

    private final List<TestGameServer> servers = new ArrayList<>();
    private final List<String> oldestFirst = new ArrayList<>();
    private TestHomeport homeport;
    private GameLiftClient gameLift;
    private String fleetId;

    @BeforeEach
    void start(@TempDir Path data) throws InterruptedException {
        homeport = TestHomeport.start(data);
        gameLift = homeport.gameLift();
        fleetId = homeport.createFleet("custom-home");
        for (int i = 0; i <= MOST_PER_PAGE; i++) {
            TestGameServer server = TestGameServer.start(homeport, fleetId, "custom-home", "compute-" + i);
            servers.add(server);
            gameLift.createGameSession(
                    request -> request.fleetId(fleetId).location("custom-home").maximumPlayerSessionCount(2));
            oldestFirst.add(server.activateSession());
            new ClockClient(homeport.endpoint()).advance(Duration.ofSeconds(1));
        }
    }

    @AfterEach
    void stop() {
        servers.forEach(TestGameServer::close);
        homeport.close();
    }

    @Test
    void aPageHoldsTwentyWhateverTheLimitSaysAndTheOldestComeFirst() {
        var byDefault = gameLift.searchGameSessions(request -> request.fleetId(fleetId));
        assertThat(ids(byDefault.gameSessions())).isEqualTo(oldestFirst.subList(0, MOST_PER_PAGE));
        assertThat(byDefault.nextToken()).isNotNull();
        var greedy =
                gameLift.searchGameSessions(request -> request.fleetId(fleetId).limit(100));
        assertThat(greedy.gameSessions()).hasSize(MOST_PER_PAGE);
        assertThat(ids(gameLift.searchGameSessionsPaginator(request -> request.fleetId(fleetId)).gameSessions().stream()
                        .toList()))
                .isEqualTo(oldestFirst);
    }

    @Test
    void theNewestComeFirstWhenAskedFor() {
        var newest = gameLift.searchGameSessions(request -> request.fleetId(fleetId)
                .sortExpression("creationTimeMillis DESC")
                .limit(3));
        assertThat(ids(newest.gameSessions())).isEqualTo(oldestFirst.reversed().subList(0, 3));
    }

    private static List<String> ids(List<GameSession> sessions) {
        return sessions.stream().map(GameSession::gameSessionId).toList();
    }
}
