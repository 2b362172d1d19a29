package dev.homeport.core.tag;

import dev.homeport.core.Refusal;
import dev.homeport.core.State;
import dev.homeport.core.Table;
import java.util.Map;
import java.util.TreeMap;

/** The tags of each resource that has any. */
public final class Tags extends Table<Resource, Tags.Row> {
    static final int MOST_PER_RESOURCE = 200;

    /** The tags of one resource, in the order of their keys. */
    public record Row(Resource resource, Map<String, String> tags) {}

    public Tags(State state) {
        super(state, Row.class, Row::resource);
    }

    public Map<String, String> of(Resource resource) {
        return find(resource).map(Row::tags).orElse(Map.of());
    }

    /** Gives the resource exactly these tags. */
    public void replace(Resource resource, Map<String, String> tags) {
        if (tags.isEmpty()) {
            remove(resource);
            return;
        }
        if (tags.size() > MOST_PER_RESOURCE) {
            throw Refusal.taggingFailed(
                    "%s would have %d tags; a resource has at most %d", resource, tags.size(), MOST_PER_RESOURCE);
        }
        put(new Row(resource, new TreeMap<>(tags)));
    }

    public void forget(Resource resource) {
        remove(resource);
    }
}
