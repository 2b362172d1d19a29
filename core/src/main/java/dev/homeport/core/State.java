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
import dev.homeport.core.tag.Tags;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/** All tables. Anyone may read them, from any thread; only {@link Core} changes them. */
public final class State {
    private final Journal journal = new Journal();
    private final Timers timers = new Timers(journal);
    private final Locations locations = new Locations(this);
    private final Fleets fleets = new Fleets(this);
    private final FleetEvents fleetEvents = new FleetEvents(this);
    private final Computes computes = new Computes(this);
    private final AuthTokens authTokens = new AuthTokens(this);
    private final Aliases aliases = new Aliases(this);
    private final GameSessionQueues gameSessionQueues = new GameSessionQueues(this);
    private final Placements placements = new Placements(this);
    private final Notifications notifications = new Notifications(this);
    private final WebHookTroubles webHookTroubles = new WebHookTroubles(this);
    private final Tags tags = new Tags(this);
    private final SettingsTable settings = new SettingsTable(this);
    private final Processes processes = new Processes(this);
    private final GameSessions gameSessions = new GameSessions(this);
    private final PlayerSessions playerSessions = new PlayerSessions(this);

    /** Every table under the name it has in snapshots. */
    private final SequencedMap<String, Table<?, ?>> tables = new LinkedHashMap<>();

    private volatile Instant now = Instant.EPOCH;

    State() {
        tables.put("locations", locations);
        tables.put("fleets", fleets);
        tables.put("fleetEvents", fleetEvents);
        tables.put("computes", computes);
        tables.put("authTokens", authTokens);
        tables.put("aliases", aliases);
        tables.put("gameSessionQueues", gameSessionQueues);
        tables.put("placements", placements);
        tables.put("notifications", notifications);
        tables.put("webHookTroubles", webHookTroubles);
        tables.put("tags", tags);
        tables.put("settings", settings);
        tables.put("processes", processes);
        tables.put("gameSessions", gameSessions);
        tables.put("playerSessions", playerSessions);
    }

    /** The time of the last entry. */
    public Instant now() {
        return now;
    }

    public Timers timers() {
        return timers;
    }

    public Locations locations() {
        return locations;
    }

    public Fleets fleets() {
        return fleets;
    }

    public FleetEvents fleetEvents() {
        return fleetEvents;
    }

    public Computes computes() {
        return computes;
    }

    public AuthTokens authTokens() {
        return authTokens;
    }

    public Aliases aliases() {
        return aliases;
    }

    public GameSessionQueues gameSessionQueues() {
        return gameSessionQueues;
    }

    public Placements placements() {
        return placements;
    }

    public Notifications notifications() {
        return notifications;
    }

    public WebHookTroubles webHookTroubles() {
        return webHookTroubles;
    }

    public Tags tags() {
        return tags;
    }

    /** Throws if an index disagrees with its table. Looks at every row, so it is for tests and not for every entry. */
    public void verify() {
        tables.forEach((name, table) -> table.verify(name));
    }

    public SettingsTable settings() {
        return settings;
    }

    public Processes processes() {
        return processes;
    }

    public GameSessions gameSessions() {
        return gameSessions;
    }

    public PlayerSessions playerSessions() {
        return playerSessions;
    }

    Journal journal() {
        return journal;
    }

    Map<String, Table<?, ?>> tables() {
        return tables;
    }

    void now(Instant time) {
        now = time;
    }
}
