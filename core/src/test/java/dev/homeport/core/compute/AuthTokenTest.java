package dev.homeport.core.compute;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.fleet.Fleet;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class AuthTokenTest {
    private static final Duration LIFETIME = Duration.ofHours(3);

    private final World world = new World();
    private final Fleet fleet = world.createFleet("custom-office");
    private final Compute compute = world.registerCompute(fleet, "pc");

    private AuthToken issue(String hash) {
        return world.submit(new IssueAuthToken(fleet.id(), "pc", hash, LIFETIME));
    }

    @Test
    void aTokenLastsItsLifetimeAndEndsOnAWholeSecond() {
        world.advance(Duration.ofMillis(999));

        AuthToken token = issue("hash");

        assertThat(token).isEqualTo(new AuthToken("hash", compute.key(), World.START.plus(LIFETIME)));
        world.advance(LIFETIME.minusMillis(1000));
        assertThat(world.state().authTokens().find("hash")).contains(token);
        world.advance(Duration.ofMillis(1));
        assertThat(world.state().authTokens().all()).isEmpty();
        assertThat(world.state().timers().all()).isEmpty();
    }

    @Test
    void aComputeMayHaveManyTokensThatEndOneByOne() {
        issue("first");
        world.advance(Duration.ofHours(1));
        AuthToken second = issue("second");

        world.advance(Duration.ofHours(2));

        assertThat(world.state().authTokens().all()).containsExactly(second);
    }

    @Test
    void aTokenIssuedAgainLastsAsLongAsItWasSaidTheSecondTime() {
        issue("hash");
        world.advance(Duration.ofHours(1));
        AuthToken again = issue("hash");

        world.advance(Duration.ofHours(2));
        assertThat(world.state().authTokens().all()).containsExactly(again);
        world.advance(Duration.ofHours(1));
        assertThat(world.state().authTokens().all()).isEmpty();
    }

    @Test
    void tokensEndWithTheirComputeAndNoOther() {
        world.registerCompute(fleet, "other-pc");
        issue("first");
        issue("second");
        AuthToken others = world.submit(new IssueAuthToken(fleet.id(), "other-pc", "third", LIFETIME));

        world.submit(new DeregisterCompute(fleet.id(), "pc"));

        assertThat(world.state().authTokens().all()).containsExactly(others);
        world.advance(LIFETIME);
        assertThat(world.state().authTokens().all()).isEmpty();
    }

    @Test
    void onlyARegisteredComputeGetsAToken() {
        Refusal refusal = world.refusal(new IssueAuthToken(fleet.id(), "no-pc", "hash", LIFETIME));

        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
        assertThat(refusal).hasMessage("Compute no-pc not found in fleet %s", fleet.id());
        assertThat(world.refusal(new IssueAuthToken("fleet-x", "pc", "hash", LIFETIME)))
                .hasMessage("Fleet fleet-x not found");
    }
}
