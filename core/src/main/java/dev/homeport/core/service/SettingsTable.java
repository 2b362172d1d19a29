package dev.homeport.core.service;

import dev.homeport.core.State;
import dev.homeport.core.Table;

/** The settings in force: a table of at most one row. */
public final class SettingsTable extends Table<String, Settings> {
    private static final String ONLY = "settings";

    public SettingsTable(State state) {
        super(state, Settings.class, row -> ONLY);
    }

    public Settings current() {
        return find(ONLY).orElse(Settings.DEFAULT);
    }

    void change(Settings settings) {
        put(settings);
    }
}
