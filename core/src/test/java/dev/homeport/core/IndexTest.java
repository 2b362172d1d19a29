package dev.homeport.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class IndexTest {
    private record Player(String name, String team) {}

    private final Index<String, String, Player> byTeam = new Index<>(Player.class, Player::name, Player::team);

    private void join(Player player) {
        byTeam.replaced(player.name(), null, player);
    }

    @Test
    void aRowMovesWhenItsGroupChanges() {
        Player before = new Player("alice", "red");
        Player after = new Player("alice", "blue");
        join(before);

        byTeam.replaced("alice", before, after);

        assertThat(byTeam.rows("red")).isEmpty();
        assertThat(byTeam.rows("blue")).containsExactly(after);
    }

    @Test
    void aRowWithoutAGroupIsInNone() {
        Player before = new Player("alice", "red");
        join(before);

        byTeam.replaced("alice", before, new Player("alice", null));

        assertThat(byTeam.size("red")).isZero();
    }

    @Test
    void aGroupIsInKeyOrderAndCounted() {
        Player carol = new Player("carol", "red");
        join(carol);
        join(new Player("alice", "red"));
        join(new Player("bob", "red"));
        byTeam.replaced("carol", carol, null);

        assertThat(byTeam.group("red").keySet()).containsExactly("alice", "bob");
        assertThat(byTeam.size("red")).isEqualTo(2);
        assertThat(byTeam.first("red")).contains(new Player("alice", "red"));
        assertThat(byTeam.first("blue")).isEmpty();
    }

    @Test
    void theOnlyRowOfAGroupIsReplacedAndCanBeJoinedAndLeftAlone() {
        Player alice = new Player("alice", "red");
        Player bob = new Player("bob", "red");
        join(bob);
        Player sameBob = new Player("bob", "red");

        byTeam.replaced("bob", bob, sameBob);
        assertThat(byTeam.first("red")).containsSame(sameBob);
        assertThat(byTeam.group("red")).containsExactly(Map.entry("bob", bob));
        assertThat(byTeam.size("red")).isEqualTo(1);

        join(alice);
        assertThat(byTeam.rows("red")).containsExactly(alice, bob);
        byTeam.replaced("alice", alice, null);
        assertThat(byTeam.rows("red")).containsExactly(bob);
        byTeam.replaced("bob", bob, null);
        assertThat(byTeam.groups()).isEmpty();
        assertThat(byTeam.size("red")).isZero();
    }

    @Test
    void verifyNoticesARowThatTheIndexMissed() {
        Player alice = new Player("alice", "red");

        assertThatIllegalStateException()
                .isThrownBy(() -> byTeam.verify("players", Map.of("alice", alice)))
                .withMessageContaining("an index of players holds {}");
        join(alice);
        byTeam.verify("players", Map.of("alice", alice));
        assertThatIllegalStateException().isThrownBy(() -> byTeam.verify("players", Map.of()));
    }
}
