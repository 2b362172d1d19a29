package dev.homeport.server.auth;

import dev.homeport.server.edge.Query;
import java.time.Duration;
import java.time.InstantSource;

/**
 * Verifies the signature in a WebSocket address of the server SDK 5.2 and later, which covers only the compute, the
 * fleet and the process. An SDK signs once and reconnects with the same address for as long as its process lives.
 * Thread-safe.
 */
public final class SdkSigV4 {
    /** The C# SDK signs local time as if it were UTC, so a new signature can be off by any time zone. */
    private static final Duration SKEW_MAX = Duration.ofHours(15);

    /** How an SDK spells a value in the address and under the signature. */
    private interface Spelling {
        String value(Query query, String name);
    }

    private static final Spelling PERCENT = (query, name) -> UriEncoding.encode(query.get(name));

    /** Go writes a blank as a plus in both places. */
    private static final Spelling FORM =
            (query, name) -> UriEncoding.encode(query.getForm(name)).replace("%20", "+");

    private final SigningKeys keys;
    private final InstantSource clock;

    public SdkSigV4(SigningKeys keys, InstantSource clock) {
        this.keys = keys;
        this.clock = clock;
    }

    /** Whether the address is signed rather than carrying an auth token. */
    public static boolean isUsedBy(Query query) {
        return "SigV4".equals(query.get("Authorization"));
    }

    /** @param knownProcess whether the process connected before, so that its signature may be old */
    public Verification verify(Query query, boolean knownProcess) {
        try {
            return new Verification.Verified(signer(query, knownProcess));
        } catch (Rejection rejection) {
            return rejection.toResult();
        }
    }

    private String signer(Query query, boolean knownProcess) throws Rejection {
        if (!SigningKeys.ALGORITHM.equals(required(query, "X-Amz-Algorithm"))) {
            throw Rejection.incomplete("X-Amz-Algorithm must be " + SigningKeys.ALGORITHM + ".");
        }
        Credential credential = Credential.parse(required(query, "X-Amz-Credential"));
        AmzDate date = AmzDate.parse(required(query, "X-Amz-Date"));
        String signature = required(query, "X-Amz-Signature");
        credential.requireDayOf(date);
        keys.requireKnown(credential);
        if (!knownProcess) {
            date.requireNear(clock.instant(), SKEW_MAX);
        }
        if (!keys.matches(credential, date, canonical(query, PERCENT), signature)
                && !keys.matches(credential, date, canonical(query, FORM), signature)) {
            throw Rejection.mismatch();
        }
        return credential.accessKeyId();
    }

    private static String canonical(Query query, Spelling encoded) throws Rejection {
        required(query, "ComputeId");
        required(query, "FleetId");
        required(query, "pID");
        return "ComputeId=" + encoded.value(query, "ComputeId") + "&FleetId=" + encoded.value(query, "FleetId")
                + "&pID=" + encoded.value(query, "pID");
    }

    private static String required(Query query, String name) throws Rejection {
        String value = query.get(name);
        if (value == null) {
            throw Rejection.incomplete("A signed connection requires the '" + name + "' parameter.");
        }
        return value;
    }
}
