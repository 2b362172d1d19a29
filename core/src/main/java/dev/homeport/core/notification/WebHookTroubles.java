package dev.homeport.core.notification;

import dev.homeport.core.State;
import dev.homeport.core.Table;

/** The web hooks in trouble. */
public final class WebHookTroubles extends Table<String, WebHookTrouble> {
    public WebHookTroubles(State state) {
        super(state, WebHookTrouble.class, WebHookTrouble::webHook);
    }

    WebHookTrouble of(String webHook) {
        return find(webHook).orElse(WebHookTrouble.none(webHook));
    }

    void missed(String webHook) {
        put(of(webHook).missedOne());
    }
}
