package dev.homeport.server.operations;

import dev.homeport.api.ApiError;
import dev.homeport.api.alias.CreateAliasInput;
import dev.homeport.api.alias.CreateAliasOutput;
import dev.homeport.api.alias.DeleteAliasInput;
import dev.homeport.api.alias.DescribeAliasInput;
import dev.homeport.api.alias.DescribeAliasOutput;
import dev.homeport.api.alias.ListAliasesInput;
import dev.homeport.api.alias.ListAliasesOutput;
import dev.homeport.api.alias.ResolveAliasInput;
import dev.homeport.api.alias.ResolveAliasOutput;
import dev.homeport.api.alias.RoutingStrategy;
import dev.homeport.api.alias.RoutingStrategyType;
import dev.homeport.api.alias.UpdateAliasInput;
import dev.homeport.api.alias.UpdateAliasOutput;
import dev.homeport.api.common.EmptyOutput;
import dev.homeport.core.State;
import dev.homeport.core.alias.Alias;
import dev.homeport.core.alias.Alias.Routing;
import dev.homeport.core.alias.CreateAlias;
import dev.homeport.core.alias.DeleteAlias;
import dev.homeport.core.alias.UpdateAlias;
import dev.homeport.server.log.Commands;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** Alias operations of the GameLift API. */
final class AliasOperations {
    private final Commands commands;
    private final State state;
    private final Arns arns;

    AliasOperations(Commands commands, State state, Arns arns) {
        this.commands = commands;
        this.state = state;
        this.arns = arns;
    }

    CompletionStage<CreateAliasOutput> createAlias(CreateAliasInput in) {
        CreateAlias command = new CreateAlias(
                in.name(),
                Optional.ofNullable(in.description()),
                routing(in.routingStrategy()),
                TagOperations.toMap(in.tags()));
        return commands.submit(command).thenApply(alias -> new CreateAliasOutput(describe(alias)));
    }

    CompletionStage<UpdateAliasOutput> updateAlias(UpdateAliasInput in) {
        UpdateAlias command = new UpdateAlias(
                Arns.aliasId(in.aliasId()),
                Optional.ofNullable(in.name()),
                Optional.ofNullable(in.description()),
                Optional.ofNullable(in.routingStrategy()).map(AliasOperations::routing));
        return commands.submit(command).thenApply(alias -> new UpdateAliasOutput(describe(alias)));
    }

    CompletionStage<EmptyOutput> deleteAlias(DeleteAliasInput in) {
        return commands.submit(new DeleteAlias(Arns.aliasId(in.aliasId()))).thenApply(done -> new EmptyOutput());
    }

    DescribeAliasOutput describeAlias(DescribeAliasInput in) {
        return new DescribeAliasOutput(describe(state.aliases().require(Arns.aliasId(in.aliasId()))));
    }

    ListAliasesOutput listAliases(ListAliasesInput in) {
        Paging.Page<Alias> page = Paging.page(
                state.aliases().byKey(),
                Function.identity(),
                Function.identity(),
                alias -> isChosen(alias, in),
                new Paging.Request(
                        "ListAliases %s %s".formatted(in.routingStrategyType(), in.name()),
                        in.limit(),
                        in.nextToken()));
        return new ListAliasesOutput(page.map(this::describe), page.nextToken());
    }

    private static boolean isChosen(Alias alias, ListAliasesInput in) {
        return (in.name() == null || in.name().equals(alias.name()))
                && (in.routingStrategyType() == null
                        || in.routingStrategyType() == strategy(alias.routing()).type());
    }

    ResolveAliasOutput resolveAlias(ResolveAliasInput in) {
        String fleetId = state.aliases().fleetIdOf(Arns.aliasId(in.aliasId()));
        return new ResolveAliasOutput(fleetId, arns.fleet(fleetId));
    }

    /** What belongs to the other type is dropped, as GameLift drops the FleetId of a terminal alias. */
    private static Routing routing(RoutingStrategy strategy) {
        return switch (strategy.type()) {
            case SIMPLE -> new Routing.Simple(required("FleetId", strategy.fleetId(), strategy.type()));
            case TERMINAL -> new Routing.Terminal(required("Message", strategy.message(), strategy.type()));
            case null ->
                throw new ApiError(
                        ApiError.Code.INVALID_REQUEST, "RoutingStrategy.Type is required; it is SIMPLE or TERMINAL");
        };
    }

    private static String required(String member, String value, RoutingStrategyType type) {
        if (value == null || value.isBlank()) {
            throw new ApiError(
                    ApiError.Code.INVALID_REQUEST,
                    "RoutingStrategy.%s is required, because RoutingStrategy.Type is %s".formatted(member, type));
        }
        return value;
    }

    private static RoutingStrategy strategy(Routing routing) {
        return switch (routing) {
            case Routing.Simple(String fleetId) -> new RoutingStrategy(RoutingStrategyType.SIMPLE, fleetId, null);
            case Routing.Terminal(String message) -> new RoutingStrategy(RoutingStrategyType.TERMINAL, null, message);
        };
    }

    private dev.homeport.api.alias.Alias describe(Alias alias) {
        return new dev.homeport.api.alias.Alias(
                alias.id(),
                alias.name(),
                arns.alias(alias.id()),
                alias.description().orElse(null),
                strategy(alias.routing()),
                alias.creationTime(),
                alias.lastUpdatedTime());
    }
}
