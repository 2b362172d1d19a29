package dev.homeport.core.tag;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import java.util.Map;
import java.util.TreeMap;

/** Adds tags to a resource; a tag it already has gets the new value. */
public record TagResource(Resource resource, Map<String, String> tags) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        tx.requireTaggable(resource);
        Map<String, String> merged = new TreeMap<>(tx.tags().of(resource));
        merged.putAll(tags);
        tx.tags().replace(resource, merged);
        return null;
    }
}
