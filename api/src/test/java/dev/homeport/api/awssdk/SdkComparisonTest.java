package dev.homeport.api.awssdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.api.ApiError;
import dev.homeport.api.Operation;
import dev.homeport.api.Operations;
import dev.homeport.api.Shapes;
import dev.homeport.api.common.EmptyOutput;
import dev.homeport.api.internal.WireNames;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.gamelift.GameLiftClient;
import software.amazon.awssdk.services.gamelift.model.GameLiftException;

/** Compares our records with the classes of the AWS SDK for Java, member by member. */
class SdkComparisonTest {
    /** Members, values and shapes that came into the API after the SDK we test with. */
    private static final Set<String> NEWER_THAN_THE_SDK = Set.of(
            "CreateFleetInput.PlayerGatewayConfiguration",
            "CreateFleetInput.PlayerGatewayMode",
            "FleetAttributes.PlayerGatewayConfiguration",
            "FleetAttributes.PlayerGatewayMode",
            "FleetCapacity.ManagedCapacityConfiguration",
            "GameSession.ComputeName",
            "GameSession.PlayerGatewayStatus",
            "GameSessionPlacement.PlayerGatewayStatus",
            "GetPlayerConnectionDetailsInput",
            "GetPlayerConnectionDetailsOutput",
            "LocationState.PlayerGatewayStatus",
            "ManagedCapacityConfiguration",
            "PlayerConnectionDetail",
            "PlayerConnectionEndpoint",
            "PlayerGatewayConfiguration");

    /**
     * The service itself answers with "Active", which is outside the enum; and no EC2 instance type means anything
     * here.
     */
    private static final Set<String> TEXT_ON_PURPOSE = Set.of(
            "Compute.ComputeStatus is a String, the SDK says enum",
            "Compute.Type is a String, the SDK says enum",
            "CreateFleetInput.EC2InstanceType is a String, the SDK says enum",
            "FleetAttributes.InstanceType is a String, the SDK says enum",
            "FleetCapacity.InstanceType is a String, the SDK says enum");

    private final Set<String> differences = new TreeSet<>();

    @Test
    void everyRecordHasTheMembersTheSdkKnows() {
        Shapes.reachable().stream().filter(type -> type != EmptyOutput.class).forEach(this::compare);

        Set<String> expected = new TreeSet<>(NEWER_THAN_THE_SDK);
        expected.addAll(TEXT_ON_PURPOSE);
        assertThat(differences).containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void everyOperationOfTheSdkIsInTheCatalogue() {
        Set<String> sdk = Stream.of(GameLiftClient.class.getMethods())
                .map(Method::getName)
                .map(name -> Character.toUpperCase(name.charAt(0)) + name.substring(1))
                .filter(name ->
                        SdkShapes.find(name.replace("EC2", "Ec2") + "Request").isPresent())
                .collect(Collectors.toSet());
        Set<String> ours = Operations.all().stream().map(Operation::name).collect(Collectors.toSet());

        assertThat(ours).containsAll(sdk);
        ours.removeAll(sdk);
        assertThat(ours).containsExactlyInAnyOrder("DescribeContainerGroupPortMappings", "GetPlayerConnectionDetails");
    }

    @Test
    void everyErrorOfTheSdkHasACode() {
        Set<String> sdk = Stream.of(GameLiftClient.class.getMethods())
                .flatMap(method -> Stream.of(method.getExceptionTypes()))
                .filter(type -> type.getSuperclass() == GameLiftException.class)
                .map(Class::getSimpleName)
                .collect(Collectors.toSet());

        assertThat(sdk).hasSizeGreaterThan(10);
        assertThat(ApiError.Code.values()).extracting(ApiError.Code::wireName).containsAll(sdk);
    }

    private void compare(Class<?> type) {
        SdkShapes.find(sdkName(type.getSimpleName()))
                .ifPresentOrElse(
                        shape -> compare(type.getSimpleName(), members(type), SdkShapes.members(shape)),
                        () -> differences.add(type.getSimpleName()));
    }

    private void compare(String name, Map<String, ShapeType> ours, Map<String, ShapeType> theirs) {
        Stream.of(ours, theirs)
                .flatMap(members -> members.keySet().stream())
                .distinct()
                .forEach(member -> {
                    ShapeType our = ours.get(member);
                    ShapeType their = theirs.get(member);
                    if (our == null || their == null) {
                        differences.add(name + "." + member + (our == null ? " is missing" : ""));
                    } else if (!our.kind().equals(their.kind())) {
                        differences.add(name + "." + member + " is a " + our.kind() + ", the SDK says " + their.kind());
                    } else {
                        compareEnum(name + "." + member, our, their);
                    }
                });
    }

    private void compareEnum(String member, ShapeType ours, ShapeType theirs) {
        ours.enumValues().stream()
                .filter(value -> !theirs.enumValues().contains(value))
                .forEach(value -> differences.add(member + "=" + value));
        theirs.enumValues().stream()
                .filter(value -> !ours.enumValues().contains(value))
                .forEach(value -> differences.add(member + "=" + value + " is missing"));
    }

    private static Map<String, ShapeType> members(Class<?> type) {
        return Stream.of(type.getRecordComponents())
                .collect(Collectors.toMap(
                        WireNames::of,
                        component -> ShapeType.of(component.getGenericType()),
                        (a, _) -> a,
                        TreeMap::new));
    }

    private static String sdkName(String name) {
        return name.replaceAll("Input$", "Request").replaceAll("Output$", "Response");
    }
}
