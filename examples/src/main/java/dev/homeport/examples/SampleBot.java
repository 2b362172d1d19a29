package dev.homeport.examples;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.function.Consumer;

/** A player of {@link SampleServer}: shows a player session id, says something, listens for a while and leaves. */
public final class SampleBot {
    private static final Set<String> FLAGS = Set.of("ip", "port", "player-session", "say", "stay-seconds");

    private SampleBot() {}

    public static void main(String... arguments) throws IOException {
        Flags flags = Flags.parse(FLAGS, arguments);
        play(
                flags.text("ip", "localhost"),
                flags.number("port", 7777),
                flags.text("player-session", ""),
                flags.text("say", "hello"),
                Duration.ofSeconds(flags.number("stay-seconds", 10)),
                System.out::println);
    }

    /** Plays until the time is up or the server hangs up; every line the server sends goes to {@code heard}. */
    public static void play(
            String ip, int port, String playerSessionId, String words, Duration stay, Consumer<String> heard)
            throws IOException {
        Instant end = Instant.now().plus(stay);
        try (Socket server = new Socket(ip, port);
                BufferedReader in = new BufferedReader(new InputStreamReader(server.getInputStream(), UTF_8));
                PrintWriter out = new PrintWriter(server.getOutputStream(), true, UTF_8)) {
            out.println(playerSessionId);
            out.println(words);
            for (Duration left = stay; left.toMillis() > 0; left = Duration.between(Instant.now(), end)) {
                server.setSoTimeout(Math.toIntExact(left.toMillis()));
                String line = in.readLine();
                if (line == null) {
                    return;
                }
                heard.accept(line);
            }
        } catch (SocketTimeoutException e) {
            heard.accept("(leaves)");
        }
    }
}
