package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.homeport.server.contract.client.Clients;
import dev.homeport.server.contract.client.ContractClient;
import dev.homeport.server.contract.client.ServiceError;
import dev.homeport.server.contract.client.Target;
import dev.homeport.server.contract.client.Target.Credentials;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Whom a server with access keys lets in, and that each client gets in over TLS too. */
@ParameterizedClass
@EnumSource(Clients.class)
final class SignatureContractTest {
    @RegisterExtension
    static final SharedServer SERVER = Signed.server();

    @Parameter
    Clients kind;

    @Test
    void theRightKeyOpensTheDoorOverTls() {
        URI https = URI.create("https://" + SERVER.endpoint().getAuthority());
        Optional<Path> certificate = Optional.of(Signed.certificate(SERVER));
        try (ContractClient client = kind.open(new Target(https, Signed.RIGHT, certificate))) {
            String name = SERVER.newName("custom-signed");
            client.call("CreateLocation", Map.of("LocationName", name));
            assertThat(client.pages("ListLocations", Map.of("Filters", List.of("CUSTOM")), 1)
                            .toString())
                    .contains(name);
            assertThat(sdkEndpoint(client, name)).isEqualTo("wss://" + https.getAuthority());
        }
    }

    @Test
    void aSessionTokenDoesNoHarm() {
        Credentials temporary =
                new Credentials(Signed.RIGHT.keyId(), Signed.RIGHT.secret(), Optional.of("a session token/+="));
        try (ContractClient client = open(temporary)) {
            assertThat(client.call("ListLocations", Map.of())).containsKey("Locations");
        }
    }

    @Test
    void aWrongSecretIsRefused() {
        ServiceError error = refusal(new Credentials(Signed.RIGHT.keyId(), "not the secret"));
        assertThat(error.code()).isEqualTo("InvalidSignatureException");
        assertThat(error.getMessage())
                .startsWith("The request signature we calculated does not match the signature you provided.");
    }

    @Test
    void anUnknownKeyIsRefused() {
        ServiceError error = refusal(new Credentials("AKIDNOBODY", Signed.RIGHT.secret()));
        assertThat(error.code()).isEqualTo("UnrecognizedClientException");
        assertThat(error.getMessage()).isEqualTo("The security token included in the request is invalid.");
    }

    private ServiceError refusal(Credentials credentials) {
        try (ContractClient client = open(credentials)) {
            ServiceError error = catchThrowableOfType(ServiceError.class, () -> client.call("ListLocations", Map.of()));
            assertThat(error).isNotNull();
            assertThat(error.status()).isEqualTo(400);
            return error;
        }
    }

    private ContractClient open(Credentials credentials) {
        return kind.open(new Target(SERVER.endpoint(), credentials, Optional.empty()));
    }

    private static Object sdkEndpoint(ContractClient client, String location) {
        Map<String, Object> fleet = client.call(
                "CreateFleet",
                Map.of(
                        "Name", "signed",
                        "ComputeType", "ANYWHERE",
                        "Locations", List.of(Map.of("Location", location))));
        Map<String, Object> registered = client.call(
                "RegisterCompute",
                Map.of(
                        "FleetId",
                        ContractTest.map(fleet, "FleetAttributes").get("FleetId"),
                        "ComputeName",
                        "my-pc",
                        "IpAddress",
                        "10.1.2.3",
                        "Location",
                        location));
        return ContractTest.map(registered, "Compute").get("GameLiftServiceSdkEndpoint");
    }
}
