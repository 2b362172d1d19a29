package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.homeport.server.contract.client.Clients;
import dev.homeport.server.contract.client.ContractClient;
import dev.homeport.server.contract.client.ServiceError;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A part of the contract: what must hold whichever client asks, in either protocol. All parts share one server with a
 * clock that stands still, so each scenario makes locations and fleets of its own and leaves those of others alone.
 */
@ParameterizedClass
@EnumSource(Clients.class)
abstract class ContractTest {
    static final String ACCOUNT_ARN = "arn:aws:gamelift:us-west-2:000000000000:";

    @RegisterExtension
    static final SharedServer SERVER = new SharedServer();

    @Parameter
    Clients kind;

    private ContractClient client;

    @BeforeEach
    void openClient() {
        client = SERVER.client(kind);
    }

    final Map<String, Object> call(String operation, Object... namesAndValues) {
        return client.call(operation, members(namesAndValues));
    }

    final Map<String, Object> call(String operation, Map<String, Object> input) {
        return client.call(operation, input);
    }

    final List<Map<String, Object>> pages(int pageSize, String operation, Object... namesAndValues) {
        return client.pages(operation, members(namesAndValues), pageSize);
    }

    /** The error that a call must end with, which is a 400 to whoever made the mistake. */
    final ServiceError refusal(String operation, Object... namesAndValues) {
        ServiceError error =
                catchThrowableOfType(ServiceError.class, () -> client.call(operation, members(namesAndValues)));
        assertThat(error).as("the error of " + operation).isNotNull();
        assertThat(error.status()).isEqualTo(400);
        return error;
    }

    final void assertRefused(String code, String message, String operation, Object... namesAndValues) {
        ServiceError error = refusal(operation, namesAndValues);
        assertThat(error.code() + ": " + error.getMessage()).isEqualTo(code + ": " + message);
    }

    final void assertInvalid(String message, String operation, Object... namesAndValues) {
        assertRefused("InvalidRequestException", message, operation, namesAndValues);
    }

    final void assertNotFound(String message, String operation, Object... namesAndValues) {
        assertRefused("NotFoundException", message, operation, namesAndValues);
    }

    /** Of one value that breaks one constraint of the model. */
    final void assertViolates(String violation, String operation, Object... namesAndValues) {
        assertInvalid("1 validation error detected: " + violation, operation, namesAndValues);
    }

    final String newLocation() {
        String name = SERVER.newName("custom-place");
        call("CreateLocation", "LocationName", name);
        return name;
    }

    final String newFleet(String... locations) {
        Map<String, Object> output = call(
                "CreateFleet", "Name", "a fleet", "ComputeType", "ANYWHERE", "Locations", configurations(locations));
        return (String) map(output, "FleetAttributes").get("FleetId");
    }

    final void register(String fleetId, String location, String... names) {
        for (String name : names) {
            call(
                    "RegisterCompute",
                    "FleetId",
                    fleetId,
                    "ComputeName",
                    name,
                    "IpAddress",
                    "10.1.2.3",
                    "Location",
                    location);
        }
    }

    static List<Map<String, Object>> configurations(String... locations) {
        return Stream.of(locations)
                .map(location -> members("Location", location))
                .toList();
    }

    static Map<String, Object> members(Object... namesAndValues) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            members.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return members;
    }

    @SuppressWarnings("unchecked") // Clients give members by name.
    static Map<String, Object> map(Map<String, Object> parent, String name) {
        return (Map<String, Object>) parent.get(name);
    }

    @SuppressWarnings("unchecked") // The contract says what the lists of an output hold.
    static <T> List<T> list(Map<String, Object> parent, String name) {
        return (List<T>) parent.get(name);
    }

    /** What the lists of that name hold, over all pages. */
    static List<Object> all(String name, List<Map<String, Object>> pages) {
        return pages.stream().flatMap(page -> list(page, name).stream()).toList();
    }

    /** What the lists of that name hold, over all pages, if they hold structures. */
    static List<Map<String, Object>> members(List<Map<String, Object>> pages, String name) {
        return pages.stream()
                .flatMap(page -> ContractTest.<Map<String, Object>>list(page, name).stream())
                .toList();
    }

    /** The members of that name of all the maps in a list. */
    static List<Object> each(List<Map<String, Object>> maps, String name) {
        return maps.stream().map(member -> member.get(name)).toList();
    }

    static Instant now() {
        return SERVER.now();
    }
}
