package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.ContainerGroupType;
import dev.homeport.serversdk.ContainerNetworkInfo;
import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Asks the discovery server of a container fleet's instance which containers there are. It runs where an environment
 * variable says, or else on the gateway of the container's network.
 */
public final class ContainerNetwork {
    private static final int DISCOVERY_PORT = 4092;
    private static final String DISCOVERY_PATH = "/v1/";

    private final Map<String, String> variables;
    private final int gatewayPort;

    public ContainerNetwork(Map<String, String> variables) {
        this(variables, DISCOVERY_PORT);
    }

    ContainerNetwork(Map<String, String> variables, int gatewayPort) {
        this.variables = variables;
        this.gatewayPort = gatewayPort;
    }

    public List<ContainerNetworkInfo> list() {
        String computeType = variables.getOrDefault("GAMELIFT_COMPUTE_TYPE", "");
        if (!computeType.equals("CONTAINER")) {
            throw new GameLiftException(
                    ErrorType.UNSUPPORTED_COMPUTE_TYPE_EXCEPTION,
                    "ListContainersNetworkInfo is only available on container fleets: GAMELIFT_COMPUTE_TYPE is '"
                            + computeType + "', expected CONTAINER");
        }
        try {
            return Json.parseObjects(ask()).stream()
                    .map(ContainerNetwork::container)
                    .toList();
        } catch (IOException e) {
            throw failed(e.getMessage(), e);
        } catch (GameLiftException e) {
            throw e.type() == ErrorType.VALIDATION_EXCEPTION ? failed("answered with " + e.getMessage(), e) : e;
        }
    }

    private String ask() throws IOException {
        String told = variables.getOrDefault("GAMELIFT_CONTAINER_DISCOVERY_SERVER_ENDPOINT", "");
        if (told.isEmpty()) {
            return askAt(gateway()
                    .orElseThrow(() -> failed(
                            "is not known: expected its address in GAMELIFT_CONTAINER_DISCOVERY_SERVER_ENDPOINT, "
                                    + "or the container's in ECS_CONTAINER_METADATA_URI_V4",
                            null)));
        }
        try {
            return askAt(told);
        } catch (LocalHttp.StatusException e) {
            throw e;
        } catch (IOException e) {
            Optional<String> gateway = gateway();
            if (gateway.isEmpty()) {
                throw e;
            }
            return askAt(gateway.get());
        }
    }

    private static String askAt(String endpoint) throws IOException {
        return LocalHttp.get(endpoint + DISCOVERY_PATH);
    }

    private Optional<String> gateway() {
        String metadata = variables.getOrDefault("ECS_CONTAINER_METADATA_URI_V4", "");
        if (metadata.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Json.parse(LocalHttp.get(metadata)).objects("Networks").stream()
                    .limit(1)
                    .flatMap(network -> network.texts("IPv4Addresses").stream())
                    .filter(address -> address.contains("."))
                    .map(address -> "http://" + address.substring(0, address.lastIndexOf('.')) + ".1:" + gatewayPort)
                    .findFirst();
        } catch (IOException | GameLiftException e) {
            Log.debug("The container's metadata service " + e.getMessage());
            return Optional.empty();
        }
    }

    private static ContainerNetworkInfo container(JsonObject json) {
        return new ContainerNetworkInfo(
                json.text("containerName"),
                json.text("containerId"),
                json.text("ipAddress"),
                json.constant("containerGroupType", ContainerGroupType.UNKNOWN));
    }

    private static GameLiftException failed(String what, Throwable cause) {
        return new GameLiftException(
                ErrorType.INTERNAL_SERVICE_EXCEPTION, "the container discovery server " + what, cause);
    }
}
