package dev.homeport.core.tag;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Takes tags off a resource; one it does not have is no mistake. */
public record UntagResource(Resource resource, List<String> keys) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        tx.requireTaggable(resource);
        Map<String, String> left = new TreeMap<>(tx.tags().of(resource));
        keys.forEach(left::remove);
        tx.tags().replace(resource, left);
        return null;
    }
}
