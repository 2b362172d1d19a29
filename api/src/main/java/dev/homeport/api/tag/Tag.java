package dev.homeport.api.tag;

import dev.homeport.api.constraint.Length;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.TagKey;

/** A label of one resource. */
public record Tag(
        @Required @TagKey String key,
        @Required @Length(max = 256) String value) {}
