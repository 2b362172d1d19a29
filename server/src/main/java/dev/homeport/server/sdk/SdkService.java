package dev.homeport.server.sdk;

import dev.homeport.core.State;
import dev.homeport.core.compute.AuthToken;
import dev.homeport.core.process.InitializeProcess;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ServerProcess;
import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.edge.Query;
import dev.homeport.server.edge.Upgrade;
import dev.homeport.server.edge.WebSocketService;
import dev.homeport.server.log.Commands;
import dev.homeport.server.operations.TokenHash;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lets game server processes connect whose compute is registered and whose token or signature is good. */
public final class SdkService implements WebSocketService {
    private static final Logger LOG = LoggerFactory.getLogger(SdkService.class);

    /** Checks the signature of a process that has no token; answers what is wrong with it. */
    @FunctionalInterface
    public interface SignatureCheck {
        Optional<String> problemWith(Query query, boolean processIsKnown);
    }

    private final Commands commands;
    private final State state;
    private final SignatureCheck signatures;
    private final SdkContext context;

    public SdkService(SdkContext context, SignatureCheck signatures) {
        this.commands = context.commands();
        this.state = context.state();
        this.signatures = signatures;
        this.context = context;
    }

    @Override
    public CompletionStage<Upgrade> open(HttpCall call) {
        SdkHandshake handshake = SdkHandshake.of(call.rawQuery());
        Optional<String> problem = problemWith(handshake);
        if (problem.isPresent()) {
            return CompletableFuture.completedStage(refuse(handshake, problem.get()));
        }
        Optional<Instant> tokenExpiry = handshake.token().flatMap(this::expiryOf);
        ProcessKey process = kept(handshake.process());
        Upgrade accepted = new Upgrade.Accepted(new SdkConnection(context, process, tokenExpiry));
        if (state.processes().has(process)) {
            return CompletableFuture.completedStage(accepted);
        }
        return commands.submit(new InitializeProcess(process, handshake.sdkLanguage(), handshake.sdkVersion()))
                .handle((done, failure) -> failure == null ? accepted : refuse(handshake, failure.getMessage()));
    }

    /** The same key made of what is in memory already, since a socket keeps it for as long as it is open. */
    private ProcessKey kept(ProcessKey process) {
        return state.processes()
                .find(process)
                .map(ServerProcess::key)
                .orElseGet(() -> state.computes()
                        .find(process.compute())
                        .map(compute -> new ProcessKey(compute.key(), process.processId()))
                        .orElse(process));
    }

    private Optional<Instant> expiryOf(String token) {
        return state.authTokens().find(TokenHash.of(token)).map(AuthToken::expirationTime);
    }

    private Optional<String> problemWith(SdkHandshake handshake) {
        if (!handshake.isComplete()) {
            return Optional.of("pID, ComputeId, FleetId and Authorization are required in the query");
        }
        ProcessKey process = handshake.process();
        if (state.fleets().findLive(process.fleetId()).isEmpty()) {
            return Optional.of("fleet " + process.fleetId() + " does not exist");
        }
        if (state.computes().find(process.compute()).isEmpty()) {
            return Optional.of(
                    "compute " + process.compute().name() + " is not registered in fleet " + process.fleetId());
        }
        return handshake
                .token()
                .map(token -> problemWith(token, process))
                .orElseGet(() -> signatures.problemWith(
                        handshake.query(), state.processes().has(process)));
    }

    private Optional<String> problemWith(String token, ProcessKey process) {
        Optional<AuthToken> known = state.authTokens().find(TokenHash.of(token));
        if (known.isEmpty()) {
            boolean expired = context.tokens().looksExpired(token);
            return Optional.of("the auth token " + (expired ? "has expired" : "is not known")
                    + "; get one with GetComputeAuthToken");
        }
        boolean fits = known.get().compute().equals(process.compute());
        return fits
                ? Optional.empty()
                : Optional.of("the auth token belongs to compute "
                        + known.get().compute().name() + " of fleet "
                        + known.get().compute().fleetId());
    }

    private static Upgrade refuse(SdkHandshake handshake, String problem) {
        if (handshake.isComplete()) {
            LOG.warn("Refused server process {}: {}", handshake, problem);
        } else {
            LOG.warn("Refused a WebSocket: {}", problem);
        }
        return new Upgrade.Refused(HttpAnswer.text(403, problem + "\n"));
    }
}
