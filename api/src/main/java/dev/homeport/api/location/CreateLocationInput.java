package dev.homeport.api.location;

import dev.homeport.api.constraint.Length;
import dev.homeport.api.constraint.Pattern;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.Size;
import dev.homeport.api.tag.Tag;
import java.util.List;

/** The input of CreateLocation. */
public record CreateLocationInput(
        @Required @Length(min = 8, max = 64) @Pattern("^custom-[A-Za-z0-9\\-]+")
        String locationName,

        @Size(max = 200) List<Tag> tags) {}
