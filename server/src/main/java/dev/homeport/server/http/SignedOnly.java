package dev.homeport.server.http;

import dev.homeport.api.ApiError;
import dev.homeport.server.auth.SigV4Verifier;
import dev.homeport.server.auth.Verification;
import dev.homeport.server.edge.HttpCall;
import java.util.Arrays;

/** Lets in who signs with a known key. */
public record SignedOnly(SigV4Verifier verifier) implements Gatekeeper {
    @Override
    public void check(HttpCall call) {
        if (verifier.verify(call) instanceof Verification.Rejected(String code, String message)) {
            throw new ApiError(codeNamed(code), message);
        }
    }

    private static ApiError.Code codeNamed(String wireName) {
        return Arrays.stream(ApiError.Code.values())
                .filter(code -> code.wireName().equals(wireName))
                .findFirst()
                .orElse(ApiError.Code.ACCESS_DENIED);
    }
}
