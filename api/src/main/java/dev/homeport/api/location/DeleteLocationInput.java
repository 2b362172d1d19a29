package dev.homeport.api.location;

import dev.homeport.api.constraint.Length;
import dev.homeport.api.constraint.Pattern;
import dev.homeport.api.constraint.Required;

/** The input of DeleteLocation. */
public record DeleteLocationInput(
        @Required @Length(min = 1, max = 128) @Pattern("^custom-[A-Za-z0-9\\-]+|^arn:.*:location\\/custom-\\S+")
        String locationName) {}
