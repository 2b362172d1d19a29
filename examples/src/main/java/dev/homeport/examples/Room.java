package dev.homeport.examples;

import java.io.PrintWriter;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Everyone who plays. A real game would not let one slow player hold up the others; this one does. */
final class Room {
    private final Set<Player> players = ConcurrentHashMap.newKeySet();

    record Player(String name, PrintWriter out) {}

    void join(Player player) {
        players.add(player);
        tell(player.name() + " joined, " + players.size() + " here");
    }

    void leave(Player player) {
        players.remove(player);
        tell(player.name() + " left, " + players.size() + " here");
    }

    void tell(String words) {
        players.forEach(player -> player.out().println(words));
    }
}
