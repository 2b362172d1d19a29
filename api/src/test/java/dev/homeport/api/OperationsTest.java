package dev.homeport.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class OperationsTest {
    @Test
    void allOperationsOfTheNewestModelAreKnownByName() {
        assertThat(Operations.all())
                .hasSize(120)
                .extracting(Operation::name)
                .isSorted()
                .doesNotHaveDuplicates();
    }

    @Test
    void theRecordsOfAnOperationAreCalledAfterIt() {
        var deleteFleet = (Operation.Known) Operations.require("DeleteFleet").support();

        assertThat(deleteFleet.input().getSimpleName()).isEqualTo("DeleteFleetInput");
        assertThat(deleteFleet.output().getSimpleName()).isEqualTo("EmptyOutput");
    }

    @Test
    void aRefusalSaysWhy() {
        assertThat(Operations.require("CreateBuild").refusal())
                .hasMessage("CreateBuild is not supported by Homeport: builds are uploaded to managed EC2 fleets; "
                        + "Homeport runs Anywhere fleets.");
        assertThat(Operations.require("AcceptMatch").refusal())
                .hasMessage("AcceptMatch is not supported by Homeport yet.")
                .extracting(ApiError::code)
                .isEqualTo(ApiError.Code.INVALID_REQUEST);
    }

    @Test
    void aNameThatIsNoOperationIsUnknown() {
        assertThatThrownBy(() -> Operations.require("createFleet"))
                .hasMessage("'createFleet' is not an operation of the GameLift API.")
                .extracting(e -> ((ApiError) e).code())
                .isEqualTo(ApiError.Code.UNKNOWN_OPERATION);
    }
}
