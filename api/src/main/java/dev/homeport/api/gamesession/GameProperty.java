package dev.homeport.api.gamesession;

import dev.homeport.api.constraint.Length;
import dev.homeport.api.constraint.Required;

/** A key and a value that describe a game session and can be searched for. */
public record GameProperty(
        @Required @Length(max = 32) String key,
        @Required @Length(max = 96) String value) {}
