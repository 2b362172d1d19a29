package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import dev.homeport.serversdk.ServerParameters;
import java.io.IOException;
import java.util.Map;

/**
 * On a container fleet the process is told neither its host id nor a token: it asks the container's metadata service.
 */
final class Container {
    private final Map<String, String> variables;
    private final String credentialsUrl;

    Container(Map<String, String> variables) {
        this(variables, "http://169.254.170.2");
    }

    Container(Map<String, String> variables, String credentialsUrl) {
        this.variables = variables;
        this.credentialsUrl = credentialsUrl;
    }

    ServerParameters identify(ServerParameters given) {
        ServerParameters.Builder identified = given.toBuilder();
        if (given.hostId().isEmpty()) {
            String taskArn =
                    get(variable("ECS_CONTAINER_METADATA_URI_V4") + "/task").text("TaskARN");
            identified.hostId(taskArn.substring(taskArn.lastIndexOf('/') + 1));
        }
        if (given.accessKey().isEmpty()) {
            JsonObject credentials = get(credentialsUrl + variable("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI"));
            identified.awsCredentials(
                    credentials.text("AccessKeyId"), credentials.text("SecretAccessKey"), credentials.text("Token"));
        }
        return identified.build();
    }

    private String variable(String name) {
        String value = variables.getOrDefault(name, "");
        if (value.isEmpty()) {
            throw Check.invalid("%s is not set: expected it on a compute of type CONTAINER", name);
        }
        return value;
    }

    private static JsonObject get(String url) {
        try {
            return Json.parse(LocalHttp.get(url));
        } catch (IOException e) {
            throw new GameLiftException(
                    ErrorType.WEBSOCKET_CONNECT_FAILURE, "the container's metadata service " + e.getMessage(), e);
        }
    }
}
