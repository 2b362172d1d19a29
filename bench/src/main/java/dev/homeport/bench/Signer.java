package dev.homeport.bench;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs one request as the AWS CLI does; it is sent many times within the minutes its signature is good for. */
final class Signer {
    private static final String SIGNED = "content-type;host;x-amz-date;x-amz-target";

    private Signer() {}

    static byte[] json(URI endpoint, String operation, String body) throws GeneralSecurityException {
        String date = DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'")
                .withZone(ZoneOffset.UTC)
                .format(Instant.now());
        String scope = date.substring(0, 8) + "/us-west-2/gamelift/aws4_request";
        String canonical =
                "POST\n/\n\ncontent-type:application/x-amz-json-1.1\nhost:" + endpoint.getAuthority() + "\nx-amz-date:"
                        + date + "\nx-amz-target:GameLift." + operation + "\n\n" + SIGNED + "\n" + sha256(body);
        byte[] key = "AWS4secret".getBytes(StandardCharsets.UTF_8);
        for (String part : scope.split("/")) {
            key = hmac(key, part);
        }
        String toSign = "AWS4-HMAC-SHA256\n" + date + "\n" + scope + "\n" + sha256(canonical);
        String signature = HexFormat.of().formatHex(hmac(key, toSign));
        return Requests.json(
                endpoint,
                operation,
                body,
                "X-Amz-Date: " + date,
                "Authorization: AWS4-HMAC-SHA256 Credential=AKIDBENCH/%s, SignedHeaders=%s, Signature=%s"
                        .formatted(scope, SIGNED, signature));
    }

    private static byte[] hmac(byte[] key, String text) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String sha256(String text) throws GeneralSecurityException {
        return HexFormat.of()
                .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    }
}
