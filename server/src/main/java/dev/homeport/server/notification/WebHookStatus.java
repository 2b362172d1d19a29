package dev.homeport.server.notification;

import dev.homeport.api.codec.WireName;
import dev.homeport.core.State;
import dev.homeport.core.notification.Notification;
import dev.homeport.core.notification.WebHookTrouble;
import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.edge.HttpService;
import dev.homeport.server.http.Answers;
import dev.homeport.server.http.Gatekeeper;
import dev.homeport.server.http.OwnPage;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.CompletionStage;

/** {@code GET /_homeport/webhooks}: which web hooks are behind and why, and which events were given up. */
public final class WebHookStatus implements HttpService {
    public static final String PATH = "/_homeport/webhooks";

    private final State state;
    private final OwnPage page;

    public WebHookStatus(State state, Gatekeeper gatekeeper) {
        this.state = state;
        this.page = new OwnPage(PATH, gatekeeper, call -> show());
    }

    private record Shown(
            @WireName("behind") List<Behind> behind,
            @WireName("givenUp") List<GivenUp> givenUp) {}

    private record Behind(
            @WireName("url") String url,
            @WireName("eventsOwed") int eventsOwed,
            @WireName("eventsForgotten") long eventsForgotten,
            @WireName("attempts") int attempts,
            @WireName("since") String since,
            @WireName("retryAt") String retryAt,
            @WireName("reason") String reason) {}

    private record GivenUp(
            @WireName("eventId") String eventId,
            @WireName("placementId") String placementId,
            @WireName("time") String time,
            @WireName("reason") String reason) {}

    @Override
    public CompletionStage<HttpAnswer> handle(HttpCall call) {
        return page.handle(call);
    }

    private HttpAnswer show() {
        TreeSet<String> urls = new TreeSet<>(state.notifications().debtees());
        urls.addAll(state.webHookTroubles().byKey().keySet());
        return Answers.json(
                200,
                new Shown(
                        urls.stream().map(this::behind).toList(),
                        state.notifications().givenUp().stream()
                                .map(WebHookStatus::givenUp)
                                .toList()));
    }

    private Behind behind(String url) {
        Optional<WebHookTrouble> trouble = state.webHookTroubles().find(url);
        return new Behind(
                url,
                state.notifications().owedTo(url).size(),
                trouble.map(WebHookTrouble::missed).orElse(0L),
                trouble.map(WebHookTrouble::attempts).orElse(0),
                trouble.flatMap(WebHookTrouble::since).map(Instant::toString).orElse(null),
                trouble.flatMap(WebHookTrouble::retryAt).map(Instant::toString).orElse(null),
                trouble.map(WebHookTrouble::reason).orElse(null));
    }

    private static GivenUp givenUp(Notification notification) {
        return new GivenUp(
                notification.id(),
                notification.news().placementId(),
                notification.time().toString(),
                notification.givenUp().orElseThrow());
    }
}
