package dev.homeport.core.gamesession.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.World;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.compute.RegisterCompute;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.gamesession.ActivateGameSession;
import dev.homeport.core.gamesession.CreateGameSession;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.SessionSettings;
import dev.homeport.core.gamesession.UpdateGameSession;
import dev.homeport.core.playersession.CreatePlayerSessions;
import dev.homeport.core.process.EndProcess;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Finds random game sessions in the tables by random searches, page by page, and compares with looking at each. */
final class SearchTest {
    private static final int SESSIONS = 60;
    private static final int SEARCHES = 1_500;
    private static final List<String> PLACES = List.of("custom-a", "custom-a-b");
    private static final List<String> ORDERS = List.of(
            "creationTimeMillis ASC",
            "creationTimeMillis DESC",
            "gameSessionId DESC",
            "gameSessionName ASC",
            "gameSessionProperties.mode DESC",
            "maximumSessions DESC",
            "playerSessionCount ASC",
            "hasAvailablePlayerSessions DESC");

    private final Random random = new Random(20260102);
    private final RandomSearches searches = new RandomSearches(random);
    private final World world = new World();
    private final List<Session> naive = new ArrayList<>();
    private Fleet fleet;

    @BeforeEach
    void openSessions() {
        fleet = world.createFleet(PLACES.toArray(String[]::new));
        Fleet other = world.createFleet("custom-a");
        for (int i = 0; i < SESSIONS; i++) {
            Session wanted = searches.session();
            GameSession opened = open(i % 7 == 0 ? other : fleet, "p" + i, wanted);
            GameSession session = change(opened, wanted);
            if (session.status() == GameSession.Status.ACTIVE
                    && session.key().fleetId().equals(fleet.id())) {
                naive.add(seen(session));
            }
        }
    }

    private GameSession open(Fleet target, String name, Session wanted) {
        String place = target.locations().get(random.nextInt(target.locations().size()));
        Compute compute = world.submit(new RegisterCompute(
                target.id(), name, place, Optional.of("192.0.2.1"), Optional.empty(), Optional.empty()));
        world.activateProcess(compute, "process");
        world.advance(Duration.ofMillis(random.nextInt(3)));
        SessionSettings settings = new SessionSettings(
                wanted.name(), wanted.properties(), Optional.empty(), Optional.empty(), Optional.empty());
        GameSession session = world.submit(
                new CreateGameSession(target.id(), place, wanted.maximumSessions(), settings, Optional.empty(), false));
        return random.nextInt(10) == 0
                ? session
                : world.submit(new ActivateGameSession(session.process(), session.key()));
    }

    /** Lets some sessions fill up, change or end, so that they have to move within the index. */
    private GameSession change(GameSession session, Session wanted) {
        if (session.status() != GameSession.Status.ACTIVE) {
            return session;
        }
        List<String> players = IntStream.range(0, Math.min(wanted.playerSessionCount(), wanted.maximumSessions()))
                .mapToObj(i -> "player" + i)
                .toList();
        if (!players.isEmpty()) {
            world.submit(new CreatePlayerSessions(session.key(), players, Map.of()));
        }
        switch (random.nextInt(8)) {
            case 0 -> world.submit(new EndProcess(session.process()));
            case 1 -> update(session, Optional.of("a"), Optional.empty());
            case 2 -> update(session, Optional.empty(), Optional.of(GameSession.CreationPolicy.DENY_ALL));
            default -> {
                // It stays as it is.
            }
        }
        return world.gameSession(session);
    }

    private void update(GameSession session, Optional<String> name, Optional<GameSession.CreationPolicy> policy) {
        Map<String, String> properties = Map.of("mode", "A");
        world.submit(
                new UpdateGameSession(session.key(), name, Optional.empty(), policy, Optional.empty(), properties));
    }

    private static String arn(GameSession.Key key) {
        return "arn:gamesession/" + key;
    }

    private static Session seen(GameSession session) {
        return new Session(
                session.key(),
                arn(session.key()),
                session.settings().name(),
                session.properties(),
                session.maximumPlayers(),
                session.creationTime().toEpochMilli(),
                session.players(),
                session.hasAvailablePlayerSessions());
    }

    @Test
    void everySearchFindsWhatLookingAtEachSessionFinds() {
        int found = 0;
        for (int i = 0; i < SEARCHES; i++) {
            RandomSearches.Meant meant = searches.or(2);
            if (meant.text().length() > 1_000) {
                continue;
            }
            Optional<String> location = random.nextBoolean() ? Optional.empty() : Optional.of(searches.pick(PLACES));
            SortOrder order = SortOrder.parse(searches.pick(ORDERS));
            List<GameSession.Key> expected = naive.stream()
                    .filter(session -> location.stream().allMatch(session.key().location()::equals))
                    .filter(meant.meaning())
                    .sorted(Comparator.comparing(order::rankOf, order.comparator()))
                    .map(Session::key)
                    .toList();
            Search search =
                    new Search(fleet.id(), location, Optional.of(Filter.parse(meant.text())), order, SearchTest::arn);
            assertThat(keys(search, 1 + random.nextInt(20)))
                    .as("%s by %s in %s", meant.text(), order, location)
                    .isEqualTo(expected);
            found += expected.size();
        }
        assertThat(found).isGreaterThan(SEARCHES * 5);
    }

    @Test
    void aSessionIsFoundByItsOwnArnAlone() {
        GameSession.Key key = naive.getFirst().key();
        assertThat(keys(search("gameSessionId = '%s'".formatted(arn(key))), 5)).containsExactly(key);
        assertThat(keys(search("gameSessionId = 'x%s'".formatted(arn(key))), 5)).isEmpty();
        assertThat(keys(search("gameSessionId = '%s'".formatted(key.id())), 5)).isEmpty();
    }

    @Test
    void pagesGoOnBehindASessionThatIsGone() {
        Search search =
                new Search(fleet.id(), Optional.empty(), Optional.empty(), SortOrder.OLDEST_FIRST, SearchTest::arn);
        List<GameSession.Key> all = keys(search, 100);
        Rank tenth = search.first(10, Optional.empty(), world.state().gameSessions())
                .getLast()
                .rank();
        Stream.of(4, 9, 10)
                .map(all::get)
                .map(world.state().gameSessions()::require)
                .forEach(session -> world.submit(new EndProcess(session.process())));
        assertThat(search.first(100, Optional.of(tenth), world.state().gameSessions()))
                .extracting(match -> match.session().key())
                .isEqualTo(all.subList(11, all.size()));
    }

    private Search search(String filter) {
        return new Search(
                fleet.id(),
                Optional.empty(),
                Optional.of(Filter.parse(filter)),
                SortOrder.OLDEST_FIRST,
                SearchTest::arn);
    }

    private List<GameSession.Key> keys(Search search, int pageSize) {
        List<GameSession.Key> keys = new ArrayList<>();
        Optional<Rank> behind = Optional.empty();
        List<Search.Match> page;
        do {
            page = search.first(pageSize, behind, world.state().gameSessions());
            page.forEach(match -> keys.add(match.session().key()));
            behind = page.isEmpty()
                    ? Optional.empty()
                    : Optional.of(Rank.read(fleet.id(), page.getLast().rank().write()));
        } while (page.size() == pageSize);
        return keys;
    }
}
