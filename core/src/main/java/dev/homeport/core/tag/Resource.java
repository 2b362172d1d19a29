package dev.homeport.core.tag;

/** What a tag hangs on: the part of an ARN behind the account, such as {@code fleet/fleet-1b4e…}. */
public record Resource(String kind, String id) implements Comparable<Resource> {
    public static Resource location(String name) {
        return new Resource("location", name);
    }

    public static Resource fleet(String id) {
        return new Resource("fleet", id);
    }

    public static Resource alias(String id) {
        return new Resource("alias", id);
    }

    public static Resource gameSessionQueue(String name) {
        return new Resource("gamesessionqueue", name);
    }

    @Override
    public int compareTo(Resource other) {
        int byKind = kind.compareTo(other.kind);
        return byKind != 0 ? byKind : id.compareTo(other.id);
    }

    @Override
    public String toString() {
        return kind + "/" + id;
    }
}
