package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.ServerParameters;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs a connection with AWS credentials. GameLift's variant of Signature Version 4 signs nothing but the three ids:
 * no method, path or header is part of the canonical request.
 */
final class SigV4 {
    private static final String ALGORITHM = "AWS4-HMAC-SHA256";
    private static final DateTimeFormatter TIMESTAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);

    private SigV4() {}

    /** The query parameters that prove who connects. */
    static Map<String, String> sign(ServerParameters who, Instant now) {
        String timestamp = TIMESTAMP.format(now);
        String date = timestamp.substring(0, 8);
        String scope = date + "/" + who.awsRegion() + "/gamelift/aws4_request";
        String canonical = "ComputeId=" + HandshakeUrl.encode(who.hostId())
                + "&FleetId=" + HandshakeUrl.encode(who.fleetId())
                + "&pID=" + HandshakeUrl.encode(who.processId());

        Map<String, String> query = new TreeMap<>();
        query.put("Authorization", "SigV4");
        query.put("X-Amz-Algorithm", ALGORITHM);
        query.put("X-Amz-Credential", who.accessKey() + "/" + scope);
        query.put("X-Amz-Date", timestamp);
        if (!who.sessionToken().isEmpty()) {
            query.put("X-Amz-Security-Token", who.sessionToken());
        }
        try {
            String toSign = String.join("\n", ALGORITHM, timestamp, scope, hex(sha256(canonical)));
            byte[] key = bytes("AWS4" + who.secretKey());
            for (String part : new String[] {date, who.awsRegion(), "gamelift", "aws4_request"}) {
                key = hmac(key, part);
            }
            query.put("X-Amz-Signature", hex(hmac(key, toSign)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has SHA-256 and HmacSHA256", e);
        }
        return query;
    }

    private static byte[] hmac(byte[] key, String text) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(bytes(text));
    }

    private static byte[] sha256(String text) throws GeneralSecurityException {
        return MessageDigest.getInstance("SHA-256").digest(bytes(text));
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
