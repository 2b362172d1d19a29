package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestHomeport;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.gamelift.model.ComputeType;
import software.amazon.awssdk.services.gamelift.model.LocationConfiguration;

final class RestartTest {
    @Test
    void everythingIsStillThereAfterARestart(@TempDir Path data) {
        String fleetId;
        try (TestHomeport homeport = TestHomeport.start(data)) {
            homeport.gameLift().createLocation(request -> request.locationName("custom-office"));
            fleetId = homeport.gameLift()
                    .createFleet(request -> request.name("desk")
                            .computeType(ComputeType.ANYWHERE)
                            .locations(LocationConfiguration.builder()
                                    .location("custom-office")
                                    .build()))
                    .fleetAttributes()
                    .fleetId();
            homeport.gameLift()
                    .registerCompute(request -> request.fleetId(fleetId)
                            .computeName("my-pc")
                            .ipAddress("127.0.0.1")
                            .location("custom-office"));
        }
        try (TestHomeport homeport = TestHomeport.start(data)) {
            assertThat(homeport.gameLift().listFleets(request -> {}).fleetIds()).containsExactly(fleetId);
            assertThat(homeport.gameLift()
                            .listCompute(request -> request.fleetId(fleetId))
                            .computeList())
                    .singleElement()
                    .satisfies(compute ->
                            assertThat(compute.computeStatusAsString()).isEqualTo("Active"));
        }
    }
}
