package dev.homeport.api.fleet;

import dev.homeport.api.constraint.Length;
import dev.homeport.api.constraint.Pattern;
import dev.homeport.api.constraint.Required;

/** What an hour on a compute of an Anywhere fleet costs. */
public record AnywhereConfiguration(
        @Required @Length(min = 1, max = 11) @Pattern("^\\d{1,5}(?:\\.\\d{1,5})?$")
        String cost) {}
