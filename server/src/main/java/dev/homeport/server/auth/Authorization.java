package dev.homeport.server.auth;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** An Authorization header of Signature Version 4, taken apart. */
record Authorization(Credential credential, List<String> signedHeaders, String signature) {

    static Authorization parse(String header) throws Rejection {
        String scheme = SigningKeys.ALGORITHM + " ";
        if (!header.startsWith(scheme)) {
            throw Rejection.incomplete("Authorization header must begin with '" + SigningKeys.ALGORITHM + "'.");
        }
        String credential = null;
        String signedHeaders = null;
        String signature = null;
        for (String part : header.substring(scheme.length()).split(",", -1)) {
            String parameter = part.strip();
            if (parameter.startsWith("Credential=")) {
                credential = parameter.substring("Credential=".length());
            } else if (parameter.startsWith("SignedHeaders=")) {
                signedHeaders = parameter.substring("SignedHeaders=".length());
            } else if (parameter.startsWith("Signature=")) {
                signature = parameter.substring("Signature=".length());
            }
        }
        requireAll(credential, signature, signedHeaders);
        List<String> names = List.of(signedHeaders.toLowerCase(Locale.ROOT).split(";"));
        return new Authorization(Credential.parse(credential), names, signature);
    }

    /** A header outside the signature could be changed on the way. */
    void requireSigned(String header) throws Rejection {
        if (!signedHeaders.contains(header)) {
            throw Rejection.invalid("'" + header + "' must be a 'SignedHeader' in the AWS Authorization.");
        }
    }

    private static void requireAll(String credential, String signature, String signedHeaders) throws Rejection {
        List<String> missing = new ArrayList<>();
        if (credential == null) {
            missing.add("Authorization header requires 'Credential' parameter.");
        }
        if (signature == null) {
            missing.add("Authorization header requires 'Signature' parameter.");
        }
        if (signedHeaders == null) {
            missing.add("Authorization header requires 'SignedHeaders' parameter.");
        }
        if (!missing.isEmpty()) {
            throw Rejection.incomplete(String.join(" ", missing));
        }
    }
}
