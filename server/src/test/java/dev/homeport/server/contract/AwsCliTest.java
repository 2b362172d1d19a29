package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.contract.client.Installed;
import dev.homeport.server.contract.client.Shell;
import dev.homeport.server.contract.client.Target;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What users of the AWS CLI meet besides the transcript of the README. */
final class AwsCliTest {
    private static final int SERVICE_ERROR_IN_VERSION_1 = 255;
    private static final int SERVICE_ERROR_IN_VERSION_2 = 254;

    @RegisterExtension
    static final SharedServer SERVER = new SharedServer();

    @BeforeAll
    static void requireCli() {
        Installed.requireAwsCli();
    }

    @Test
    void anErrorEndsTheCommandAndTellsWhy() {
        String noFleet = "fleet-00000000-0000-4000-8000-000000000000";
        assertFails(
                "delete-fleet --fleet-id " + noFleet,
                "An error occurred (NotFoundException) when calling the DeleteFleet operation: Fleet " + noFleet
                        + " not found");
        assertFails(
                "create-location --location-name somewhere",
                "An error occurred (InvalidRequestException) when calling the CreateLocation operation: "
                        + "1 validation error detected: Value 'somewhere' at 'locationName' failed to satisfy "
                        + "constraint: Member must satisfy regular expression pattern: ^custom-[A-Za-z0-9\\-]+");
        assertFails(
                "list-builds",
                "An error occurred (InvalidRequestException) when calling the ListBuilds operation: "
                        + "ListBuilds is not supported by Homeport: builds are uploaded to managed EC2 fleets; "
                        + "Homeport runs Anywhere fleets.");
    }

    @Test
    void listsAreTurnedToTheirEndOrToWhereTheUserStops() {
        String location = SERVER.newName("custom-cli");
        aws("create-location --location-name " + location);
        String fleet = aws("create-fleet --name cli --compute-type ANYWHERE --locations Location=" + location
                        + " --query FleetAttributes.FleetId --output text")
                .output()
                .strip();
        for (String name : new String[] {"a", "b", "c"}) {
            aws("register-compute --compute-name %s --ip-address 10.1.2.3 --fleet-id %s --location %s"
                    .formatted(name, fleet, location));
        }
        String list = "list-compute --fleet-id " + fleet + " --query ComputeList[].ComputeName --output text ";
        assertThat(aws(list + "--page-size 1").output().split("\\s+")).containsExactly("a", "b", "c");
        assertThat(aws(list + "--max-items 2").output())
                .contains("a")
                .contains("b")
                .doesNotContain("c\n");
    }

    @Test
    void queuesAndAliasesAreTurnedToTheirEnd() {
        String location = SERVER.newName("custom-cli");
        String name = SERVER.newName("cli");
        aws("create-location --location-name " + location);
        String fleet = aws("create-fleet --name cli --compute-type ANYWHERE --locations Location=" + location
                        + " --query FleetAttributes.FleetId --output text")
                .output()
                .strip();
        for (int i = 0; i < 3; i++) {
            aws("create-alias --name %s --routing-strategy Type=SIMPLE,FleetId=%s".formatted(name, fleet));
            aws(
                    "create-game-session-queue --name %s-%d --destinations DestinationArn=arn:aws:gamelift:us-west-2::fleet/%s"
                            .formatted(name, i, fleet));
        }
        assertThat(aws("list-aliases --name %s --page-size 1 --query Aliases[].Name --output text".formatted(name))
                        .output()
                        .split("\\s+"))
                .containsExactly(name, name, name);
        assertThat(aws("describe-game-session-queues --page-size 1 --query GameSessionQueues[].Name --output text")
                        .output()
                        .split("\\s+"))
                .contains(name + "-0", name + "-1", name + "-2");
        assertThat(aws("search-game-sessions --fleet-id %s --filter-expression hasAvailablePlayerSessions=true"
                                        .formatted(fleet)
                                + " --sort-expression 'creationTimeMillis DESC' --query GameSessions")
                        .output()
                        .strip())
                .isEqualTo("[]");
    }

    private static void assertFails(String command, String errors) {
        Shell.Result result = run(command);
        assertThat(result.errors().strip()).endsWith(errors);
        assertThat(result.exitCode()).isIn(SERVICE_ERROR_IN_VERSION_1, SERVICE_ERROR_IN_VERSION_2);
        assertThat(result.output()).isEmpty();
    }

    private static Shell.Result aws(String command) {
        Shell.Result result = run(command);
        assertThat(result.exitCode()).as(result.errors()).isZero();
        return result;
    }

    private static Shell.Result run(String command) {
        return new Shell(Target.open(SERVER.endpoint()))
                .bash("aws gamelift --endpoint-url " + SERVER.endpoint() + " " + command);
    }
}
