package dev.homeport.api.internal;

import dev.homeport.api.codec.WireName;
import java.lang.reflect.RecordComponent;

/** How record components are called on the wire and in error messages. */
public final class WireNames {
    private WireNames() {}

    /** The member's name in the GameLift model. */
    public static String of(RecordComponent component) {
        WireName given = component.getAnnotation(WireName.class);
        if (given != null) {
            return given.value();
        }
        String name = component.getName();
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** The member's name as AWS spells it in the paths of its messages: with a small first letter. */
    public static String pathName(String wireName) {
        return wireName.isEmpty() ? wireName : Character.toLowerCase(wireName.charAt(0)) + wireName.substring(1);
    }
}
