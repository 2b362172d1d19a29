package dev.homeport.sessionclient;

import java.util.List;
import java.util.Optional;

/** Some of the sessions found, and the token of the next page if there is one. */
public record SearchPage(List<SessionDescription> sessions, Optional<String> nextToken) {
    public SearchPage {
        sessions = List.copyOf(sessions);
    }
}
