package dev.homeport.api.tag;

import dev.homeport.api.codec.WireName;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ResourceArn;

/** The input of ListTagsForResource. */
public record ListTagsForResourceInput(
        @WireName("ResourceARN") @Required @ResourceArn String resourceArn) {}
