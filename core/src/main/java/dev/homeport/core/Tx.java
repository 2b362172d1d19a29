package dev.homeport.core;

import dev.homeport.core.alias.Aliases;
import dev.homeport.core.compute.AuthTokens;
import dev.homeport.core.compute.Computes;
import dev.homeport.core.event.FleetEvents;
import dev.homeport.core.fleet.Fleets;
import dev.homeport.core.gamesession.GameSessions;
import dev.homeport.core.location.Locations;
import dev.homeport.core.notification.Notifications;
import dev.homeport.core.notification.WebHookTroubles;
import dev.homeport.core.placement.GameSessionQueues;
import dev.homeport.core.placement.Placements;
import dev.homeport.core.playersession.PlayerSessions;
import dev.homeport.core.process.Processes;
import dev.homeport.core.service.SettingsTable;
import dev.homeport.core.tag.Resource;
import dev.homeport.core.tag.Resources;
import dev.homeport.core.tag.Tags;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A decision's only door to the tables, the clock, new ids, timers and effects. */
public final class Tx {
    private final State state;
    private final Ids ids = new Ids();
    private final List<Effect> effects = new ArrayList<>();
    private Instant now;

    Tx(State state) {
        this.state = state;
    }

    void startEntry(Entry.Seed seed) {
        ids.startFrom(seed);
    }

    void begin(Instant at) {
        now = at;
        state.journal().begin();
    }

    /** Ends the transaction and hands over what it emitted. */
    List<Effect> commit() {
        state.journal().commit();
        List<Effect> emitted = List.copyOf(effects);
        effects.clear();
        return emitted;
    }

    void rollBack() {
        state.journal().rollBack();
        effects.clear();
    }

    public Instant now() {
        return now;
    }

    /** A new id such as {@code fleet-1b4e28ba-…}. */
    public String newId(String prefix) {
        return prefix + ids.next(now);
    }

    public void emit(Effect effect) {
        effects.add(effect);
    }

    public Timers timers() {
        return state.timers();
    }

    public Locations locations() {
        return state.locations();
    }

    public Fleets fleets() {
        return state.fleets();
    }

    public FleetEvents fleetEvents() {
        return state.fleetEvents();
    }

    public Computes computes() {
        return state.computes();
    }

    public AuthTokens authTokens() {
        return state.authTokens();
    }

    public Aliases aliases() {
        return state.aliases();
    }

    public GameSessionQueues gameSessionQueues() {
        return state.gameSessionQueues();
    }

    public Placements placements() {
        return state.placements();
    }

    public Notifications notifications() {
        return state.notifications();
    }

    public WebHookTroubles webHookTroubles() {
        return state.webHookTroubles();
    }

    /** Refuses unless there is such a resource and it can carry tags. */
    public void requireTaggable(Resource resource) {
        Resources.requireTaggable(state, resource);
    }

    public Tags tags() {
        return state.tags();
    }

    public SettingsTable settings() {
        return state.settings();
    }

    public Processes processes() {
        return state.processes();
    }

    public GameSessions gameSessions() {
        return state.gameSessions();
    }

    public PlayerSessions playerSessions() {
        return state.playerSessions();
    }
}
