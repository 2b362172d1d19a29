package dev.homeport.server.legacy;

import dev.homeport.api.ApiError;
import dev.homeport.api.gamesession.CreateGameSessionInput;
import dev.homeport.api.validation.Violation;
import dev.homeport.core.Command;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.CreateGameSession;
import dev.homeport.core.gamesession.CreateLentGameSession;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.placement.Destination;
import dev.homeport.core.placement.StartGameSessionPlacement;
import dev.homeport.core.process.LendProcess;
import dev.homeport.server.log.Commands;
import dev.homeport.server.operations.Arns;
import dev.homeport.server.operations.Preparation;
import java.util.Comparator;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.regex.Pattern;

/**
 * What users of GameLift Local were used to: a fleet is there as soon as it is named, whichever process idles hosts its
 * sessions, no location has to be given, and a session may be called by its short id.
 */
public final class LocalHabits implements Commands, Preparation.Changing {
    private static final Pattern ANY_FLEET =
            Pattern.compile("fleet-[^\\s/]+|arn:aws:gamelift:local::gamesession/fleet-[^\\s/]+/[a-zA-Z0-9-]+");
    private static final int ID_LENGTH_MAX = 256;
    private static final Arns ARNS = new Arns("local", "");

    private final Commands log;
    private final State state;
    private final LegacyHome home;

    public LocalHabits(Commands log, State state, LegacyHome home) {
        this.log = log;
        this.state = state;
        this.home = home;
    }

    @Override
    // A command's answer is of the same type whether a process was lent for it or not.
    @SuppressWarnings("unchecked")
    public <R> CompletableFuture<R> submit(Command<R> command) {
        return switch (command) {
            case CreateGameSession create
            when create.location().equals(home.location()) ->
                (CompletableFuture<R>) log.submit(new CreateLentGameSession(lendTo(create.fleetId()), create));
            case StartGameSessionPlacement placement -> lendTo(placement).thenCompose(lent -> log.submit(command));
            default -> log.submit(command);
        };
    }

    private LendProcess lendTo(String fleetId) {
        return new LendProcess(home.in(fleetId));
    }

    /** Lends to the queue's first fleet, as all fleets here are alike. */
    private CompletableFuture<Void> lendTo(StartGameSessionPlacement placement) {
        return state.gameSessionQueues().find(placement.queueName()).stream()
                .flatMap(queue -> queue.settings().destinations().stream())
                .filter(Destination.ToFleet.class::isInstance)
                .map(destination -> ((Destination.ToFleet) destination).fleetId())
                .findFirst()
                .map(fleetId -> log.submit(lendTo(fleetId)))
                .orElseGet(() -> CompletableFuture.completedFuture(null));
    }

    /** GameLift Local took any text for the rest of a fleet's id; only a slash would make ARNs ambiguous. */
    @Override
    public boolean tolerates(Violation violation) {
        boolean named = violation.path().equals("fleetId") || violation.path().equals("gameSessionId");
        return named
                && violation.value() instanceof String text
                && text.length() <= ID_LENGTH_MAX
                && ANY_FLEET.matcher(text).matches();
    }

    @Override
    public <I extends Record> CompletionStage<I> prepare(I input) {
        Set<String> unknown = new TreeSet<>(InputEdits.fleetIds(input));
        unknown.removeIf(
                id -> !id.startsWith("fleet-") || state.fleets().findLive(id).isPresent());
        CompletableFuture<?>[] made =
                unknown.stream().map(id -> log.submit(home.in(id))).toArray(CompletableFuture<?>[]::new);
        return CompletableFuture.allOf(made).thenApply(done -> edited(input));
    }

    private <I extends Record> I edited(I input) {
        return input instanceof CreateGameSessionInput
                ? InputEdits.replace(input, "location", location -> location == null ? home.location() : location)
                : InputEdits.replace(input, "gameSessionId", id -> id == null ? null : arn(id));
    }

    private String arn(String sessionId) {
        return sessionId.startsWith("arn:")
                ? sessionId
                : state.gameSessions().all().stream()
                        .filter(session -> session.key().id().equals(sessionId))
                        .max(Comparator.comparing(GameSession::creationTime))
                        .map(session -> ARNS.gameSession(session.key()))
                        .orElseThrow(() -> new ApiError(
                                ApiError.Code.NOT_FOUND, "Game session %s not found".formatted(sessionId)));
    }
}
