package dev.homeport.server.auth;

import dev.homeport.server.edge.Headers;
import dev.homeport.server.edge.HttpCall;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Locale;

/** Verifies requests signed with AWS Signature Version 4 for GameLift in any region. Thread-safe. */
public final class SigV4Verifier {
    private static final Duration SKEW_MAX = Duration.ofMinutes(5);

    private final SigningKeys keys;
    private final InstantSource clock;

    public SigV4Verifier(SigningKeys keys, InstantSource clock) {
        this.keys = keys;
        this.clock = clock;
    }

    public Verification verify(HttpCall call) {
        try {
            return new Verification.Verified(signer(call));
        } catch (Rejection rejection) {
            return rejection.toResult();
        }
    }

    private String signer(HttpCall call) throws Rejection {
        Headers headers = call.headers();
        String header = headers.get("authorization");
        if (header == null) {
            throw Rejection.missingToken();
        }
        Authorization authorization = Authorization.parse(header);
        AmzDate date = date(headers);
        requireSigned(authorization, headers);
        Credential credential = authorization.credential();
        credential.requireDayOf(date);
        keys.requireKnown(credential);
        date.requireNear(clock.instant(), SKEW_MAX);
        String canonical = CanonicalRequest.of(call, authorization.signedHeaders(), bodyHash(call));
        if (!keys.matches(credential, date, canonical, authorization.signature())) {
            throw Rejection.mismatch();
        }
        return credential.accessKeyId();
    }

    private static AmzDate date(Headers headers) throws Rejection {
        String text = headers.get("x-amz-date");
        if (text == null) {
            throw Rejection.incomplete("Authorization header requires existence of a 'X-Amz-Date' header.");
        }
        return AmzDate.parse(text);
    }

    private static void requireSigned(Authorization authorization, Headers headers) throws Rejection {
        authorization.requireSigned("host");
        authorization.requireSigned("x-amz-date");
        if (headers.contains("x-amz-target")) {
            authorization.requireSigned("x-amz-target");
        }
    }

    private static String bodyHash(HttpCall call) throws Rejection {
        String hash = Hashes.sha256Hex(call.body());
        String claimed = call.headers().get("x-amz-content-sha256");
        if (claimed != null && !claimed.toLowerCase(Locale.ROOT).equals(hash)) {
            throw Rejection.invalid("The provided 'x-amz-content-sha256' header does not match what was computed.");
        }
        return hash;
    }
}
