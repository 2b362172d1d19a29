package dev.homeport.api.tag;

import java.util.List;

/** The output of ListTagsForResource. */
public record ListTagsForResourceOutput(List<Tag> tags) {}
