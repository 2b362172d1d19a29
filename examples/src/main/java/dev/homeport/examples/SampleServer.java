package dev.homeport.examples;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.homeport.examples.Room.Player;
import dev.homeport.serversdk.DescribePlayerSessionsRequest;
import dev.homeport.serversdk.GameLiftException;
import dev.homeport.serversdk.GameLiftServer;
import dev.homeport.serversdk.GameSession;
import dev.homeport.serversdk.PlayerSession;
import dev.homeport.serversdk.ProcessParameters;
import dev.homeport.serversdk.ServerParameters;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A chat room that thinks it is a game.
 *
 * <p>A player connects over TCP and sends their player session id as the first line. From then on, every line they send
 * is told to everyone. When the last player has left, the game session is over and the process ends; whoever started
 * the process starts the next one.
 *
 * <p>Where the service is and as whom to connect comes from flags or from GAMELIFT_SDK_* environment variables.
 */
public final class SampleServer {
    private static final System.Logger LOG = System.getLogger("game");
    private static final int MAX_LINE = 500;
    private static final int INTRODUCTION_MILLIS = 10_000;
    private static final Set<String> FLAGS = Set.of("url", "fleet", "host", "process", "token", "port", "wait-seconds");

    private final GameLiftServer gameLift;
    private final ServerSocket door;
    private final int waitSeconds;
    private final Room room = new Room();
    private final AtomicInteger connected = new AtomicInteger();
    private final AtomicBoolean played = new AtomicBoolean();
    private final CountDownLatch over = new CountDownLatch(1);
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(SampleServer::daemon);

    private SampleServer(GameLiftServer gameLift, ServerSocket door, int waitSeconds) {
        this.gameLift = gameLift;
        this.door = door;
        this.waitSeconds = waitSeconds;
    }

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
        try (ServerSocket door = new ServerSocket(flags.number("port", 0));
                GameLiftServer gameLift = GameLiftServer.initSdk(parameters)) {
            new SampleServer(gameLift, door, flags.number("wait-seconds", 120)).run();
        } catch (GameLiftException e) {
            log("Cannot go on: %s", e.getMessage());
            System.exit(1);
        }
    }

    private void run() throws InterruptedException {
        daemon(this::letPlayersIn).start();
        gameLift.processReady(ProcessParameters.builder()
                .port(door.getLocalPort())
                .onStartGameSession(this::startGame)
                .onUpdateGameSession(update -> log("Game session updated: %s", update.updateReason()))
                .onProcessTerminate(() -> end("the service wants this process to end"))
                .build());
        log("Ready for a game session on port %d", door.getLocalPort());
        over.await();
        gameLift.processEnding();
    }

    private void startGame(GameSession session) {
        gameLift.activateGameSession();
        log(
                "Game session %s is active, %d players may join",
                session.gameSessionId(), session.maximumPlayerSessionCount());
        Future<?> unused = timer.schedule(this::endIfEmpty, waitSeconds, TimeUnit.SECONDS);
    }

    private void letPlayersIn() {
        try {
            while (true) {
                Socket connection = door.accept();
                daemon(() -> serve(connection)).start();
            }
        } catch (IOException e) {
            log("The door is closed");
        }
    }

    private void serve(Socket connection) {
        connected.incrementAndGet();
        try (connection;
                Reader in = new BufferedReader(new InputStreamReader(connection.getInputStream(), UTF_8));
                PrintWriter out = new PrintWriter(connection.getOutputStream(), true, UTF_8)) {
            connection.setSoTimeout(INTRODUCTION_MILLIS);
            String playerSessionId = readLine(in);
            connection.setSoTimeout(0);
            if (accept(playerSessionId, out)) {
                played.set(true);
                try {
                    play(playerSessionId, in, out);
                } finally {
                    gameLift.removePlayerSession(playerSessionId);
                }
            }
        } catch (IOException | GameLiftException e) {
            log("A connection ended: %s", e.getMessage());
        } finally {
            connected.decrementAndGet();
        }
        if (played.get()) {
            endIfEmpty();
        }
    }

    /** Only the service knows whether a slot was reserved for this player. */
    private boolean accept(String playerSessionId, PrintWriter out) {
        try {
            gameLift.acceptPlayerSession(playerSessionId);
            return true;
        } catch (GameLiftException e) {
            log("Refused '%s': %s", playerSessionId, e.getMessage());
            out.println("You cannot play here: " + e.getMessage());
            return false;
        }
    }

    private void play(String playerSessionId, Reader in, PrintWriter out) throws IOException {
        Player player = new Player(playerId(playerSessionId), out);
        room.join(player);
        log("%s joined with %s", player.name(), playerSessionId);
        try {
            while (true) {
                room.tell(player.name() + ": " + readLine(in));
            }
        } catch (EOFException e) {
            log("%s left", player.name());
        } finally {
            room.leave(player);
        }
    }

    private String playerId(String playerSessionId) {
        return gameLift
                .describePlayerSessions(DescribePlayerSessionsRequest.forPlayerSession(playerSessionId))
                .playerSessions()
                .stream()
                .map(PlayerSession::playerId)
                .findFirst()
                .orElse(playerSessionId);
    }

    private void endIfEmpty() {
        if (connected.get() == 0) {
            end("nobody is here");
        }
    }

    private void end(String why) {
        log("The game is over: %s", why);
        room.tell("The game is over: " + why);
        over.countDown();
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

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    }

    private static void log(String message, Object... values) {
        LOG.log(System.Logger.Level.INFO, String.format(message, values));
    }
}
