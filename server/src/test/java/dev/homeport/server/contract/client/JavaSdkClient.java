package dev.homeport.server.contract.client;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Assumptions;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentials;
import software.amazon.awssdk.auth.credentials.AwsSessionCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.gamelift.GameLiftClient;
import software.amazon.awssdk.services.gamelift.model.GameLiftException;
import software.amazon.awssdk.services.gamelift.model.GameLiftRequest;

/** The AWS SDK for Java 2.x, called by name. */
final class JavaSdkClient implements ContractClient {
    private static final String MODEL = "software.amazon.awssdk.services.gamelift.model.";

    private final GameLiftClient gameLift;

    JavaSdkClient(Target target) {
        UrlConnectionHttpClient.Builder http = UrlConnectionHttpClient.builder();
        target.trusted().map(Trust::only).ifPresent(trust -> http.tlsTrustManagersProvider(trust::managers));
        gameLift = GameLiftClient.builder()
                .endpointOverride(target.endpoint())
                .region(Region.US_WEST_2)
                .credentialsProvider(StaticCredentialsProvider.create(credentials(target.credentials())))
                .httpClientBuilder(http)
                .build();
    }

    private static AwsCredentials credentials(Target.Credentials credentials) {
        return credentials
                .sessionToken()
                .<AwsCredentials>map(
                        token -> AwsSessionCredentials.create(credentials.keyId(), credentials.secret(), token))
                .orElseGet(() -> AwsBasicCredentials.create(credentials.keyId(), credentials.secret()));
    }

    @Override
    public Map<String, Object> call(String operation, Map<String, Object> input) {
        return SdkPojos.toMap((SdkPojo) invoke(methodName(operation), request(operation, input)));
    }

    @Override
    public List<Map<String, Object>> pages(String operation, Map<String, Object> input, int pageSize) {
        Map<String, Object> withLimit = new LinkedHashMap<>(input);
        withLimit.put("Limit", pageSize);
        Iterable<?> pages = (Iterable<?>) invoke(methodName(operation) + "Paginator", request(operation, withLimit));
        try {
            return StreamSupport.stream(pages.spliterator(), false)
                    .map(page -> SdkPojos.toMap((SdkPojo) page))
                    .toList();
        } catch (GameLiftException e) {
            throw error(e);
        }
    }

    private static GameLiftRequest request(String operation, Map<String, Object> input) {
        try {
            Object builder = Class.forName(MODEL + operation + "Request")
                    .getMethod("builder")
                    .invoke(null);
            SdkPojos.fill((SdkPojo) builder, input);
            return ((GameLiftRequest.Builder) builder).build();
        } catch (ClassNotFoundException e) {
            return Assumptions.abort("this SDK is older than the operation %s (%s)".formatted(operation, e));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the SDK cannot make a request of " + operation, e);
        }
    }

    private Object invoke(String name, GameLiftRequest request) {
        try {
            Method method = GameLiftClient.class.getMethod(name, request.getClass());
            return method.invoke(gameLift, request);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof GameLiftException failure) {
                throw error(failure);
            }
            throw new IllegalStateException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ServiceError error(GameLiftException failure) {
        var details = failure.awsErrorDetails();
        return new ServiceError(details.errorCode(), details.errorMessage(), failure.statusCode());
    }

    private static String methodName(String operation) {
        return Character.toLowerCase(operation.charAt(0)) + operation.substring(1);
    }

    @Override
    public void close() {
        gameLift.close();
    }
}
