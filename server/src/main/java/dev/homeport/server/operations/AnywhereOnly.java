package dev.homeport.server.operations;

import dev.homeport.api.ApiError;
import dev.homeport.api.fleet.CertificateType;
import dev.homeport.api.fleet.ComputeType;
import dev.homeport.api.fleet.CreateFleetInput;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Refuses to create a fleet of another kind than Anywhere, or one with settings that only other kinds have. */
final class AnywhereOnly {
    private AnywhereOnly() {}

    static void check(CreateFleetInput in) {
        if (in.computeType() != ComputeType.ANYWHERE) {
            throw invalid("ComputeType must be ANYWHERE: Homeport has no EC2 instances and no containers; "
                    + "its fleets run on computes that you register");
        }
        if (in.locations() == null) {
            throw invalid("Locations is required for Anywhere compute type: name at least one custom location");
        }
        membersOfOtherKinds(in).forEach((member, value) -> {
            if (Objects.nonNull(value)) {
                throw invalid(member + " is not a setting of Anywhere fleets");
            }
        });
        if (in.certificateConfiguration() != null
                && in.certificateConfiguration().certificateType() == CertificateType.GENERATED) {
            throw invalid("CertificateConfiguration GENERATED is not a setting of Anywhere fleets; "
                    + "a compute brings its own certificate by CertificatePath");
        }
    }

    private static Map<String, Object> membersOfOtherKinds(CreateFleetInput in) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("BuildId", in.buildId());
        members.put("ScriptId", in.scriptId());
        members.put("ServerLaunchPath", in.serverLaunchPath());
        members.put("ServerLaunchParameters", in.serverLaunchParameters());
        members.put("EC2InstanceType", in.ec2InstanceType());
        members.put("EC2InboundPermissions", in.ec2InboundPermissions());
        members.put("FleetType", in.fleetType());
        members.put("PeerVpcAwsAccountId", in.peerVpcAwsAccountId());
        members.put("PeerVpcId", in.peerVpcId());
        members.put("InstanceRoleArn", in.instanceRoleArn());
        members.put("InstanceRoleCredentialsProvider", in.instanceRoleCredentialsProvider());
        members.put("PlayerGatewayMode", in.playerGatewayMode());
        members.put("PlayerGatewayConfiguration", in.playerGatewayConfiguration());
        return members;
    }

    private static ApiError invalid(String message) {
        return new ApiError(ApiError.Code.INVALID_REQUEST, message);
    }
}
