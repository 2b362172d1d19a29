package dev.homeport.api.fleet;

import dev.homeport.api.codec.WireName;
import dev.homeport.api.constraint.BuildIdOrArn;
import dev.homeport.api.constraint.LaunchParameters;
import dev.homeport.api.constraint.LaunchPath;
import dev.homeport.api.constraint.Length;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ScriptIdOrArn;
import dev.homeport.api.constraint.ShortText;
import dev.homeport.api.constraint.Size;
import dev.homeport.api.gamesession.ProtectionPolicy;
import dev.homeport.api.tag.Tag;
import java.util.List;

/** The input of CreateFleet. */
public record CreateFleetInput(
        @Required @ShortText String name,
        @ShortText String description,
        @BuildIdOrArn String buildId,
        @ScriptIdOrArn String scriptId,
        @LaunchPath String serverLaunchPath,
        @LaunchParameters String serverLaunchParameters,
        List<@ShortText String> logPaths,
        @WireName("EC2InstanceType") String ec2InstanceType,
        @WireName("EC2InboundPermissions") @Size(max = 50) List<IpPermission> ec2InboundPermissions,
        ProtectionPolicy newGameSessionProtectionPolicy,
        RuntimeConfiguration runtimeConfiguration,
        ResourceCreationLimitPolicy resourceCreationLimitPolicy,
        @Size(max = 1) List<@Length(min = 1, max = 255) String> metricGroups,
        @ShortText String peerVpcAwsAccountId,
        @ShortText String peerVpcId,
        FleetType fleetType,
        @Length(min = 1) String instanceRoleArn,
        CertificateConfiguration certificateConfiguration,
        @Size(min = 1, max = 100) List<LocationConfiguration> locations,
        @Size(max = 200) List<Tag> tags,
        ComputeType computeType,
        AnywhereConfiguration anywhereConfiguration,
        InstanceRoleCredentialsProvider instanceRoleCredentialsProvider,
        PlayerGatewayMode playerGatewayMode,
        PlayerGatewayConfiguration playerGatewayConfiguration) {}
