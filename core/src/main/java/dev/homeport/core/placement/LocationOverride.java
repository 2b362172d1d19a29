package dev.homeport.core.placement;

import java.util.List;

/** The locations that a single placement prefers to those of its queue. */
public record LocationOverride(List<String> locations, Fallback fallback) {
    /** What happens when there is no room in any of the locations. */
    public enum Fallback {
        DEFAULT_AFTER_SINGLE_PASS,
        NONE
    }
}
