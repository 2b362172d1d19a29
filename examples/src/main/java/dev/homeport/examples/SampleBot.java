package dev.homeport.examples;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.homeport.sessionclient.ConnectionHandler;
import dev.homeport.sessionclient.CreateSessionRequest;
import dev.homeport.sessionclient.JoinSessionRequest;
import dev.homeport.sessionclient.SearchSessionsRequest;
import dev.homeport.sessionclient.SessionClient;
import dev.homeport.sessionclient.SessionConnection;
import dev.homeport.sessionclient.SessionDescription;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A player of {@link SampleServer}: finds a game session with a free slot or makes one, joins it, says something,
 * listens for a while and leaves. It knows a gateway's address and no keys.
 */
public final class SampleBot implements ConnectionHandler {
    private static final Set<String> FLAGS = Set.of("gateway", "token", "name", "say", "stay-seconds", "players");

    private final Consumer<String> heard;
    private Socket server;
    private BufferedReader in;
    private PrintWriter out;

    /** Every line the server sends goes to {@code heard}. */
    public SampleBot(Consumer<String> heard) {
        this.heard = heard;
    }

    public static void main(String... arguments) throws IOException {
        Flags flags = Flags.parse(FLAGS, arguments);
        SampleBot bot = new SampleBot(System.out::println);
        var client = SessionClient.builder()
                .gateway(URI.create(flags.text("gateway", "http://127.0.0.1:9870")))
                .connectionHandler(bot);
        if (!flags.text("token", "").isEmpty()) {
            client.gatewayToken(flags.text("token", ""));
        }
        try (SessionClient sessions = client.build()) {
            bot.playOnce(
                    sessions,
                    flags.text("name", "bot"),
                    flags.number("players", 4),
                    flags.text("say", "hello"),
                    Duration.ofSeconds(flags.number("stay-seconds", 10)));
        }
    }

    /** Plays in whatever game session there is room in. */
    public void playOnce(SessionClient sessions, String name, int players, String words, Duration stay)
            throws IOException {
        SessionDescription session = sessions.searchSessions(SearchSessionsRequest.throughGateway()).sessions().stream()
                .findFirst()
                .orElseGet(() -> sessions.createSession(CreateSessionRequest.throughGateway(name)
                        .name(name + "'s game")
                        .maximumPlayers(players)
                        .build()));
        if (sessions.joinSession(JoinSessionRequest.of(session.id(), name))) {
            talk(words, stay);
            sessions.leaveSession();
        }
    }

    /** Says something and listens until the time is up or the server hangs up. */
    public void talk(String words, Duration stay) throws IOException {
        out.println(words);
        Instant end = Instant.now().plus(stay);
        try {
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

    @Override
    public boolean connect(SessionConnection connection) {
        try {
            server = new Socket(connection.host(), connection.port());
            in = new BufferedReader(new InputStreamReader(server.getInputStream(), UTF_8));
            out = new PrintWriter(server.getOutputStream(), true, UTF_8);
            out.println(connection.playerSessionId());
            String welcome = in.readLine();
            heard.accept(welcome == null ? "(no answer)" : welcome);
            return welcome != null && !welcome.equals("You cannot play here");
        } catch (IOException e) {
            heard.accept("(" + e.getMessage() + ")");
            return false;
        }
    }

    @Override
    public void disconnect() {
        try {
            server.close();
        } catch (IOException e) {
            heard.accept("(" + e.getMessage() + ")");
        }
    }
}
