package dev.homeport.server.gateway;

import dev.homeport.core.State;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.playersession.PlayerSession;
import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.edge.Query;
import dev.homeport.server.log.Commands;
import dev.homeport.server.operations.Arns;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** The routes of the gateway and what answers them. */
public final class Gateway {
    /** One verb on one path. */
    private record Route(String method, Function<HttpCall, CompletionStage<HttpAnswer>> handler) {}

    private final GatewaySettings settings;
    private final GatewayShapes shapes;
    private final GatewayFleets fleets;
    private final SessionCreation creation;
    private final SessionPlacement placement;
    private final Map<String, Route> routes;

    public Gateway(GatewaySettings settings, Commands commands, State state, Arns arns, SessionWatch watch) {
        this.settings = settings;
        shapes = new GatewayShapes(state, arns);
        fleets = new GatewayFleets(state, settings.queue());
        creation = new SessionCreation(commands, fleets, watch, settings.creationTimeout());
        placement = new SessionPlacement(commands, state, watch, settings.creationTimeout());
        SessionFinder finder = new SessionFinder(state, arns, fleets);
        PlayerSlots slots = new PlayerSlots(commands, state);
        routes = Map.of(
                "/create_session", post(this::create),
                "/create_session_local", post(body -> creation.create(CreateRequest.of(body), fleets.local())),
                "/find_session", get(query -> finder.find(query)),
                "/find_session_local", get(query -> finder.findLocal()),
                "/join_session", post(slots::join),
                "/join_session_local", post(slots::join),
                "/leave_session", post(slots::leave, shapes::left));
    }

    public GatewaySettings settings() {
        return settings;
    }

    Set<String> paths() {
        return routes.keySet();
    }

    CompletionStage<HttpAnswer> handle(HttpCall call) {
        Route route = routes.get(call.path());
        if (!call.method().equals(route.method())) {
            throw new GatewayError(405, "MethodNotAllowed", "Use %s on %s".formatted(route.method(), call.path()));
        }
        return route.handler().apply(call);
    }

    private CompletableFuture<PlayerSession> create(byte[] body) {
        CreateRequest request = CreateRequest.of(body);
        return settings.queue().isPresent()
                ? placement.create(request, settings.queue().get())
                : creation.create(request, fleets.first());
    }

    private Route post(Function<byte[], CompletableFuture<PlayerSession>> action) {
        return post(action, shapes::slot);
    }

    private static Route post(
            Function<byte[], CompletableFuture<PlayerSession>> action, Function<PlayerSession, Record> shape) {
        return new Route(
                "POST", call -> action.apply(call.body()).thenApply(shape).thenApply(GatewayAnswers::object));
    }

    private Route get(Function<Query, List<GameSession>> look) {
        return new Route(
                "GET",
                call -> CompletableFuture.completedStage(
                        GatewayAnswers.array(look.apply(Query.parse(call.rawQuery())).stream()
                                .map(shapes::found)
                                .toList())));
    }
}
