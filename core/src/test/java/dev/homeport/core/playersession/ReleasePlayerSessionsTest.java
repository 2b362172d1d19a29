package dev.homeport.core.playersession;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.gamesession.GameSession;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ReleasePlayerSessionsTest {
    private final World world = new World();
    private Fleet fleet;
    private GameSession game;

    @BeforeEach
    void openAGameWithOneSlot() {
        fleet = world.createFleet("custom-home");
        world.activateProcess(world.registerCompute(fleet, "computer"), "process-1");
        world.activateProcess(world.state().computes().require(fleet.id(), "computer"), "process-2");
        game = world.createActiveGameSession(fleet, 1);
    }

    @Test
    void aReleasedSlotIsFreeAtOnce() {
        PlayerSession alice = reserve(game, "alice");

        assertThat(release(game, alice)).isEqualTo(PlayerSession.Status.TIMEDOUT);

        assertThat(world.gameSession(game).players()).isZero();
        assertThat(reserve(game, "bob").status()).isEqualTo(PlayerSession.Status.RESERVED);
    }

    @Test
    void releasingASlotTwiceFreesItOnce() {
        PlayerSession alice = reserve(game, "alice");
        release(game, alice);
        reserve(game, "bob");

        release(game, alice);

        assertThat(world.gameSession(game).players()).isOne();
    }

    @Test
    void theTimeoutOfAReleasedSlotHasNothingToDo() {
        release(game, reserve(game, "alice"));
        world.advance(Duration.ofSeconds(30));
        PlayerSession bob = reserve(game, "bob");

        world.advance(Duration.ofSeconds(31));

        assertThat(world.state().playerSessions().require(bob.id()).status()).isEqualTo(PlayerSession.Status.RESERVED);
    }

    @Test
    void whoHasComeIsTheGameServersToEnd() {
        PlayerSession alice = reserve(game, "alice");
        world.submit(new AcceptPlayerSession(game.process(), game.key(), alice.id(), 1));

        Refusal refusal = world.refusal(new ReleasePlayerSessions(game.key(), List.of(alice.id())));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.CONFLICT);
        assertThat(refusal).hasMessageContaining(alice.id()).hasMessageContaining("ACTIVE");
    }

    @Test
    void aPlayerOfAnotherGameIsNotFound() {
        GameSession other = world.createActiveGameSession(fleet, 1);
        PlayerSession alice = reserve(other, "alice");

        Refusal refusal = world.refusal(new ReleasePlayerSessions(game.key(), List.of(alice.id())));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
    }

    private PlayerSession reserve(GameSession in, String player) {
        return world.submit(new CreatePlayerSessions(in.key(), List.of(player), Map.of()))
                .getFirst();
    }

    private PlayerSession.Status release(GameSession in, PlayerSession session) {
        return world.submit(new ReleasePlayerSessions(in.key(), List.of(session.id())))
                .getFirst()
                .status();
    }
}
