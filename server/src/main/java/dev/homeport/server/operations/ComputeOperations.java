package dev.homeport.server.operations;

import dev.homeport.api.ApiError;
import dev.homeport.api.compute.DeregisterComputeInput;
import dev.homeport.api.compute.DeregisterComputeOutput;
import dev.homeport.api.compute.DescribeComputeInput;
import dev.homeport.api.compute.DescribeComputeOutput;
import dev.homeport.api.compute.GetComputeAuthTokenInput;
import dev.homeport.api.compute.GetComputeAuthTokenOutput;
import dev.homeport.api.compute.ListComputeInput;
import dev.homeport.api.compute.ListComputeInputStatus;
import dev.homeport.api.compute.ListComputeOutput;
import dev.homeport.api.compute.RegisterComputeInput;
import dev.homeport.api.compute.RegisterComputeOutput;
import dev.homeport.core.State;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.compute.DeregisterCompute;
import dev.homeport.core.compute.IssueAuthToken;
import dev.homeport.core.compute.RegisterCompute;
import dev.homeport.server.log.Commands;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Compute operations of the GameLift API. */
final class ComputeOperations {
    /** Mixed case and outside the model's enum, as the service really answers. */
    private static final String ACTIVE = "Active";

    private final Commands commands;
    private final State state;
    private final Arns arns;
    private final SdkEndpoint endpoint;
    private final TokenIssuer tokens;

    ComputeOperations(Commands commands, State state, Arns arns, SdkEndpoint endpoint, TokenIssuer tokens) {
        this.commands = commands;
        this.state = state;
        this.arns = arns;
        this.endpoint = endpoint;
        this.tokens = tokens;
    }

    CompletionStage<RegisterComputeOutput> registerCompute(RegisterComputeInput in, Caller caller) {
        if (in.location() == null) {
            throw new ApiError(ApiError.Code.INVALID_REQUEST, "Location is required for Anywhere compute type.");
        }
        if (in.ipAddress() == null && in.dnsName() == null) {
            throw new ApiError(
                    ApiError.Code.INVALID_REQUEST, "IpAddress or DnsName is required for Anywhere compute type.");
        }
        RegisterCompute command = new RegisterCompute(
                Arns.fleetId(in.fleetId()),
                in.computeName(),
                in.location(),
                Optional.ofNullable(in.ipAddress()),
                Optional.ofNullable(in.dnsName()),
                Optional.ofNullable(in.certificatePath()));
        return commands.submit(command).thenApply(compute -> new RegisterComputeOutput(describe(compute, caller)));
    }

    CompletionStage<DeregisterComputeOutput> deregisterCompute(DeregisterComputeInput in) {
        return commands.submit(new DeregisterCompute(Arns.fleetId(in.fleetId()), Arns.computeName(in.computeName())))
                .thenApply(done -> new DeregisterComputeOutput());
    }

    CompletionStage<DescribeComputeOutput> describeCompute(DescribeComputeInput in, Caller caller) {
        String fleetId = state.fleets().require(Arns.fleetId(in.fleetId())).id();
        Compute compute = state.computes().require(fleetId, Arns.computeName(in.computeName()));
        return CompletableFuture.completedStage(new DescribeComputeOutput(describe(compute, caller)));
    }

    CompletionStage<ListComputeOutput> listCompute(ListComputeInput in, Caller caller) {
        if (in.containerGroupDefinitionName() != null) {
            throw new ApiError(
                    ApiError.Code.INVALID_REQUEST,
                    "ContainerGroupDefinitionName is for container fleets; Homeport runs Anywhere fleets");
        }
        String fleetId = state.fleets().require(Arns.fleetId(in.fleetId())).id();
        if (in.computeStatus() == ListComputeInputStatus.IMPAIRED) {
            return CompletableFuture.completedStage(new ListComputeOutput(List.of(), null));
        }
        NavigableMap<Compute.Key, Compute> rows = in.location() == null
                ? state.computes().of(fleetId)
                : state.computes().in(fleetId, in.location());
        Paging.Page<Compute> page = Paging.page(
                rows,
                name -> new Compute.Key(fleetId, name),
                Compute.Key::name,
                new Paging.Request("ListCompute " + fleetId + " " + in.location(), in.limit(), in.nextToken()));
        return CompletableFuture.completedStage(
                new ListComputeOutput(page.map(compute -> describe(compute, caller)), page.nextToken()));
    }

    CompletionStage<GetComputeAuthTokenOutput> getComputeAuthToken(GetComputeAuthTokenInput in) {
        String fleetId = Arns.fleetId(in.fleetId());
        String name = Arns.computeName(in.computeName());
        String token = tokens.newToken();
        return commands.submit(new IssueAuthToken(fleetId, name, TokenHash.of(token), tokens.lifetime()))
                .thenApply(issued -> new GetComputeAuthTokenOutput(
                        fleetId, arns.fleet(fleetId), name, arns.compute(name), token, issued.expirationTime()));
    }

    private dev.homeport.api.compute.Compute describe(Compute compute, Caller caller) {
        return dev.homeport.api.compute.Compute.builder()
                .fleetId(compute.key().fleetId())
                .fleetArn(arns.fleet(compute.key().fleetId()))
                .computeName(compute.key().name())
                .computeArn(arns.compute(compute.key().name()))
                .ipAddress(compute.ipAddress().orElse(null))
                .dnsName(compute.dnsName().orElse(null))
                .computeStatus(ACTIVE)
                .location(compute.location())
                .creationTime(compute.creationTime())
                .gameLiftServiceSdkEndpoint(endpoint.seenBy(caller))
                .build();
    }
}
