package dev.homeport.server.contract.client;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Every client that the contract is played with. */
public enum Clients {
    WIRE_JSON,
    WIRE_CBOR,
    JAVA_SDK,
    BOTO3_JSON,
    BOTO3_CBOR,
    JAVASCRIPT_JSON,
    JAVASCRIPT_CBOR;

    /** Aborts the test if the machine lacks what the client needs. */
    public ContractClient open(Target target) {
        return switch (this) {
            case WIRE_JSON -> new WireClient(WireProtocol.JSON, target);
            case WIRE_CBOR -> new WireClient(WireProtocol.CBOR, target);
            case JAVA_SDK -> new JavaSdkClient(target);
            case BOTO3_JSON -> boto3("json", target);
            case BOTO3_CBOR -> boto3("cbor", target);
            case JAVASCRIPT_JSON -> javaScript("json", target);
            case JAVASCRIPT_CBOR -> javaScript("cbor", target);
        };
    }

    private static ContractClient boto3(String protocol, Target target) {
        Installed.requireBoto3();
        return new DriverClient(
                List.of(
                        "python3",
                        "src/test/python/driver.py",
                        target.endpoint().toString(),
                        protocol),
                target);
    }

    private static ContractClient javaScript(String protocol, Target target) {
        return new DriverClient(
                List.of(
                        "node",
                        "--no-warnings",
                        "src/test/node/driver.mjs",
                        target.endpoint().toString(),
                        protocol,
                        Installed.requireJavaScriptSdk().toString()),
                target);
    }

    /** Sets what SDKs and the CLI read their settings from, and takes away what the machine set. */
    static void settle(Map<String, String> environment, Target target) {
        environment
                .keySet()
                .removeIf(name ->
                        name.startsWith("AWS_") || name.toLowerCase(Locale.ROOT).endsWith("_proxy"));
        environment.put("AWS_ACCESS_KEY_ID", target.credentials().keyId());
        environment.put("AWS_SECRET_ACCESS_KEY", target.credentials().secret());
        target.credentials().sessionToken().ifPresent(token -> environment.put("AWS_SESSION_TOKEN", token));
        environment.put("AWS_REGION", "us-west-2");
        environment.put("AWS_DEFAULT_REGION", "us-west-2");
        environment.put("AWS_CONFIG_FILE", "/dev/null");
        environment.put("AWS_SHARED_CREDENTIALS_FILE", "/dev/null");
        environment.put("AWS_PAGER", "");
        target.trusted().map(Path::toString).ifPresent(certificate -> {
            environment.put("AWS_CA_BUNDLE", certificate);
            environment.put("NODE_EXTRA_CA_CERTS", certificate);
        });
    }
}
