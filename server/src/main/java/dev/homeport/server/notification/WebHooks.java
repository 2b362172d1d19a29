package dev.homeport.server.notification;

import dev.homeport.core.Command;
import dev.homeport.core.Effect;
import dev.homeport.core.State;
import dev.homeport.core.notification.ConfirmDelivery;
import dev.homeport.core.notification.GiveUpDelivery;
import dev.homeport.core.notification.Notification;
import dev.homeport.core.notification.Notified;
import dev.homeport.core.notification.PostponeDelivery;
import dev.homeport.core.notification.WebHookDue;
import dev.homeport.server.log.Background;
import dev.homeport.server.log.Commands;
import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells web hooks what they are owed: each one thing at a time, in order, and the next when the core has noted how the
 * last one went. All of it happens on one thread; sending does not hold it up.
 */
public final class WebHooks implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(WebHooks.class);

    private final Commands commands;
    private final State state;
    private final Supplier<WebHookSender> newSender;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("web-hooks").daemon().factory());
    private final Set<String> busy = new HashSet<>();
    private WebHookSender sender;

    /** The sender is made when it is first needed: most servers have no web hooks. */
    public WebHooks(Commands commands, State state, Supplier<WebHookSender> newSender) {
        this.commands = commands;
        this.state = state;
        this.newSender = newSender;
    }

    /** Goes on with what an earlier run left. */
    public void resume() {
        state.notifications().debtees().forEach(this::tell);
    }

    public void deliver(List<Effect> effects) {
        for (Effect effect : effects) {
            switch (effect) {
                case Notified(Notification notification) ->
                    notification.owedTo().ifPresent(this::tell);
                case WebHookDue(String webHook) -> tell(webHook);
                default -> {}
            }
        }
    }

    private void tell(String webHook) {
        execute(() -> {
            if (busy.add(webHook)) {
                tellNext(webHook);
            }
        });
    }

    private void execute(Runnable task) {
        try {
            thread.execute(task);
        } catch (RejectedExecutionException e) {
            log.debug("Closed; what web hooks are owed is told after the next start", e);
        }
    }

    private void tellNext(String webHook) {
        Optional<Notification> next =
                state.notifications().owedTo(webHook).stream().findFirst();
        if (next.isEmpty() || isWaiting(webHook)) {
            busy.remove(webHook);
        } else {
            send(webHook, next.get());
        }
    }

    /** Whether the core will say when to try again. */
    private boolean isWaiting(String webHook) {
        return state.webHookTroubles()
                .find(webHook)
                .flatMap(trouble -> trouble.retryAt())
                .filter(retryAt -> retryAt.isAfter(state.now()))
                .isPresent();
    }

    private void send(String webHook, Notification notification) {
        if (sender == null) {
            sender = newSender.get();
        }
        Background.watch(
                "Noting what became of notification " + notification.number(),
                sender.send(notification)
                        .thenCompose(outcome -> commands.submit(note(outcome, notification)))
                        .thenRunAsync(() -> tellNext(webHook), thread));
    }

    private static Command<Void> note(WebHookSender.Outcome outcome, Notification notification) {
        return switch (outcome) {
            case WebHookSender.Outcome.Taken() -> new ConfirmDelivery(notification.number());
            case WebHookSender.Outcome.Later(String reason) -> {
                log.warn("Web hook {} could not be told of an event: {}; trying again", shown(notification), reason);
                yield new PostponeDelivery(notification.number(), reason);
            }
            case WebHookSender.Outcome.Never(String reason) -> {
                log.warn("Web hook {} refused event {}: {}", shown(notification), notification.id(), reason);
                yield new GiveUpDelivery(notification.number(), reason);
            }
        };
    }

    /** Without the query, which may hold a secret. */
    private static String shown(Notification notification) {
        URI uri = URI.create(notification.owedTo().orElseThrow());
        return uri.getScheme() + "://" + uri.getAuthority() + uri.getPath();
    }

    @Override
    public void close() {
        thread.shutdownNow();
        if (sender != null) {
            sender.close();
        }
    }
}
