package dev.homeport.server.legacy;

import dev.homeport.server.sdk.SdkReply;

/** How a request of a legacy process went. */
sealed interface LegacyAnswer {
    /** Well; most requests ask for no data. */
    record Done(String json) implements LegacyAnswer {}

    record Failed(int status, String message) implements LegacyAnswer {
        /** The two statuses that the SDKs know. */
        String name() {
            return isOurFault() ? "ERROR_500" : "ERROR_400";
        }

        boolean isOurFault() {
            return status >= 500;
        }

        String json() {
            return LegacyJson.text(new LegacyJson.Failure(name(), message));
        }
    }

    static LegacyAnswer done() {
        return new Done("");
    }

    static LegacyAnswer of(SdkReply reply, LegacySdk sdk) {
        return switch (reply) {
            case SdkReply.Failed failed -> new Failed(failed.statusCode(), failed.errorMessage());
            case SdkReply.Players players -> new Done(LegacyJson.text(LegacyJson.Players.of(players, sdk)));
            default -> done();
        };
    }
}
