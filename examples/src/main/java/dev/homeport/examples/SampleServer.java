package dev.homeport.examples;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.homeport.examples.Room.Player;
import dev.homeport.serversdk.GameLiftException;
import dev.homeport.serversdk.GameSession;
import dev.homeport.serversdk.PlayerSession;
import dev.homeport.serversdk.ServerParameters;
import dev.homeport.serversdk.session.SessionEvents;
import dev.homeport.serversdk.session.SessionHost;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Set;
import java.util.UUID;

/**
 * A chat room that thinks it is a game.
 *
 * <p>A player connects over TCP and sends their player session id as the first line. From then on, every line they send
 * is told to everyone. When the last player has left, the game session is over and the process ends; whoever started
 * the process starts the next one.
 *
 * <p>Where the service is and as whom to connect comes from flags or from GAMELIFT_SDK_* environment variables.
 */
public final class SampleServer implements SessionEvents {
    private static final System.Logger LOG = System.getLogger("game");
    private static final int MAX_LINE = 500;
    private static final int INTRODUCTION_MILLIS = 10_000;
    private static final Set<String> FLAGS = Set.of("url", "fleet", "host", "process", "token", "port", "wait-seconds");

    private final Room room = new Room();

    private SampleServer() {}

    public static void main(String... arguments) throws IOException, InterruptedException {
        System.setProperty("java.util.logging.SimpleFormatter.format", "%1$tT %5$s%n");
        Flags flags = Flags.parse(FLAGS, arguments);
        ServerParameters parameters = ServerParameters.builder()
                .webSocketUrl(flags.text("url", "ws://localhost:9870"))
                .fleetId(flags.text("fleet", ""))
                .hostId(flags.text("host", ""))
                .processId(flags.text("process", UUID.randomUUID().toString()))
                .authToken(flags.text("token", ""))
                .build();
        SampleServer game = new SampleServer();
        try (ServerSocket door = new ServerSocket(flags.number("port", 0));
                SessionHost host = SessionHost.builder(game)
                        .connectAs(parameters)
                        .port(door.getLocalPort())
                        .firstPlayerWithin(Duration.ofSeconds(flags.number("wait-seconds", 120)))
                        .start()) {
            log("Ready for a game session on port %d", door.getLocalPort());
            inBackground(() -> game.letPlayersIn(door, host));
            host.awaitEnd();
        } catch (GameLiftException e) {
            log("Cannot go on: %s", e.getMessage());
            System.exit(1);
        }
    }

    @Override
    public boolean onCreateSessionBegin(GameSession session) {
        log("Game session %s for %d players", session.gameSessionId(), session.maximumPlayerSessionCount());
        return !session.gameProperties().containsKey("refuse");
    }

    @Override
    public void onDestroySessionBegin() {
        log("The game is over");
        room.tell("The game is over");
    }

    private void letPlayersIn(ServerSocket door, SessionHost host) {
        try {
            while (true) {
                Socket connection = door.accept();
                inBackground(() -> serve(connection, host));
            }
        } catch (IOException e) {
            log("The door is closed");
        }
    }

    private void serve(Socket connection, SessionHost host) {
        try (connection;
                Reader in = new BufferedReader(new InputStreamReader(connection.getInputStream(), UTF_8));
                PrintWriter out = new PrintWriter(connection.getOutputStream(), true, UTF_8)) {
            connection.setSoTimeout(INTRODUCTION_MILLIS);
            String playerSessionId = readLine(in);
            connection.setSoTimeout(0);
            if (!host.onPlayerJoin(playerSessionId)) {
                out.println("You cannot play here");
                return;
            }
            try {
                String name = host.playerSession(playerSessionId)
                        .map(PlayerSession::playerId)
                        .orElse(playerSessionId);
                play(new Player(name, out), in);
            } finally {
                host.onPlayerLeave(playerSessionId);
            }
        } catch (IOException | GameLiftException e) {
            log("A connection ended: %s", e.getMessage());
        }
    }

    private void play(Player player, Reader in) throws IOException {
        room.join(player);
        try {
            while (true) {
                room.tell(player.name() + ": " + readLine(in));
            }
        } finally {
            room.leave(player);
        }
    }

    private static String readLine(Reader in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("the player hung up");
            }
            if (line.length() == MAX_LINE) {
                throw new IOException("a line is longer than " + MAX_LINE + " characters");
            }
            line.append((char) next);
        }
        return line.toString().strip();
    }

    private static void inBackground(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
    }

    private static void log(String message, Object... values) {
        LOG.log(System.Logger.Level.INFO, String.format(message, values));
    }
}
