package dev.homeport.server.contract.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpHeaders;
import java.time.Clock;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;
import software.amazon.awssdk.http.auth.spi.signer.HttpSigner;
import software.amazon.awssdk.identity.spi.AwsCredentialsIdentity;
import software.amazon.awssdk.identity.spi.AwsSessionCredentialsIdentity;

/** What a request and an answer look like in one of the two protocols. */
public enum WireProtocol {
    JSON {
        @Override
        public String path(String operation) {
            return "/";
        }

        @Override
        public Map<String, String> headers(String operation) {
            return Map.of("X-Amz-Target", "GameLift." + operation, "Content-Type", "application/x-amz-json-1.1");
        }

        @Override
        Map<String, String> answerHeaders() {
            return Map.of("content-type", "application/x-amz-json-1.1");
        }
    },
    CBOR {
        @Override
        public String path(String operation) {
            return "/service/GameLift/operation/" + operation;
        }

        @Override
        public Map<String, String> headers(String operation) {
            return Map.of(
                    "smithy-protocol", "rpc-v2-cbor", "Content-Type", "application/cbor", "Accept", "application/cbor");
        }

        @Override
        Map<String, String> answerHeaders() {
            return Map.of("content-type", "application/cbor", "smithy-protocol", "rpc-v2-cbor");
        }
    };

    private static final String UUID_FORM = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";

    /** The HTTP client sets these itself. */
    private static final Set<String> SET_BY_CLIENT = Set.of("host", "content-length");

    public abstract String path(String operation);

    public abstract Map<String, String> headers(String operation);

    abstract Map<String, String> answerHeaders();

    public PlainValues format() {
        return this == JSON ? PlainValues.json() : PlainValues.cbor();
    }

    void checkHeaders(HttpHeaders headers) {
        answerHeaders()
                .forEach((name, value) ->
                        assertThat(headers.firstValue(name)).as(name).contains(value));
        assertThat(headers.firstValue("x-amzn-RequestId")).get().asString().matches(UUID_FORM);
    }

    ServiceError error(Map<String, Object> body, int status) {
        String type = (String) body.get("__type");
        return new ServiceError(type.substring(type.indexOf('#') + 1), (String) body.get("Message"), status);
    }

    Map<String, String> signed(String operation, byte[] body, Target target) {
        return signed(operation, body, target, Clock.systemUTC());
    }

    /** The headers of a request with those that sign it at the time that the clock shows. */
    public Map<String, String> signed(String operation, byte[] body, Target target, Clock clock) {
        SdkHttpRequest.Builder request = SdkHttpRequest.builder()
                .method(SdkHttpMethod.POST)
                .uri(target.endpoint().resolve(path(operation)));
        headers(operation).forEach(request::putHeader);
        SdkHttpRequest signed = AwsV4HttpSigner.create()
                .sign(input -> input.identity(identity(target.credentials()))
                        .request(request.build())
                        .payload(ContentStreamProvider.fromByteArray(body))
                        .putProperty(AwsV4HttpSigner.SERVICE_SIGNING_NAME, "gamelift")
                        .putProperty(AwsV4HttpSigner.REGION_NAME, "us-west-2")
                        .putProperty(HttpSigner.SIGNING_CLOCK, clock))
                .request();
        Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        signed.headers().forEach((name, all) -> headers.put(name, all.getFirst()));
        headers.keySet().removeIf(name -> SET_BY_CLIENT.contains(name.toLowerCase(Locale.ROOT)));
        return new HashMap<>(headers);
    }

    private static AwsCredentialsIdentity identity(Target.Credentials credentials) {
        return credentials
                .sessionToken()
                .<AwsCredentialsIdentity>map(
                        token -> AwsSessionCredentialsIdentity.create(credentials.keyId(), credentials.secret(), token))
                .orElseGet(() -> AwsCredentialsIdentity.create(credentials.keyId(), credentials.secret()));
    }
}
