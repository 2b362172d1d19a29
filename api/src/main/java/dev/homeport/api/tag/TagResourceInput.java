package dev.homeport.api.tag;

import dev.homeport.api.codec.WireName;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ResourceArn;
import dev.homeport.api.constraint.Size;
import java.util.List;

/** The input of TagResource. */
public record TagResourceInput(
        @WireName("ResourceARN") @Required @ResourceArn String resourceArn,
        @Required @Size(max = 200) List<Tag> tags) {}
