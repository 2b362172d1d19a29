package dev.homeport.server.contract;

import org.junit.jupiter.api.Test;

final class UnsupportedContractTest extends ContractTest {
    @Test
    void anOperationOfOtherKindsOfFleetsIsRefusedWithTheReason() {
        assertInvalid(
                "CreateBuild is not supported by Homeport: builds are uploaded to managed EC2 fleets; "
                        + "Homeport runs Anywhere fleets.",
                "CreateBuild",
                "Name",
                "a build");
        assertInvalid(
                "ListContainerFleets is not supported by Homeport: it concerns managed container fleets; "
                        + "Homeport runs Anywhere fleets.",
                "ListContainerFleets");
        assertInvalid(
                "ListGameServerGroups is not supported by Homeport: game server groups live on EC2 Auto Scaling "
                        + "groups; Homeport runs Anywhere fleets.",
                "ListGameServerGroups");
    }
}
