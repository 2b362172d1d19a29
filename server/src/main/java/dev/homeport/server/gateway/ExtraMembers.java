package dev.homeport.server.gateway;

import dev.homeport.api.ApiError;
import dev.homeport.api.codec.RecordCodec;
import dev.homeport.api.constraint.Size;
import dev.homeport.api.gamesession.GameProperty;
import dev.homeport.api.validation.Validator;
import dev.homeport.api.validation.Violations;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** The members of a request that it is not known for; each becomes a game property. */
record ExtraMembers(@Size(max = 16) List<GameProperty> gameProperties) {

    /** Reads a body that has been found to be a JSON object already. */
    static Map<String, String> of(byte[] body, Set<String> known) {
        Map<String, String> values = new LinkedHashMap<>();
        try (JsonParser in = RecordCodec.json().parser(new ByteArrayInputStream(body))) {
            in.nextToken();
            while (in.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = in.currentName();
                JsonToken value = in.nextToken();
                if (known.contains(name) || value == JsonToken.VALUE_NULL) {
                    in.skipChildren();
                } else {
                    values.put(name, text(name, value, in));
                }
            }
        }
        return checked(values);
    }

    private static String text(String name, JsonToken value, JsonParser in) {
        return switch (value) {
            case VALUE_STRING, VALUE_NUMBER_INT -> in.getString();
            // Engines whose only number is a double may write 7 as 7.0.
            case VALUE_NUMBER_FLOAT -> in.getString().replaceFirst("^(-?[0-9]+)\\.0+$", "$1");
            case VALUE_TRUE -> "true";
            case VALUE_FALSE -> "false";
            default ->
                throw new ApiError(
                        ApiError.Code.INVALID_REQUEST,
                        "'%s' cannot become a game property: expected text, a number, true or false".formatted(name));
        };
    }

    private static Map<String, String> checked(Map<String, String> values) {
        List<GameProperty> properties = new ArrayList<>();
        values.forEach((key, value) -> properties.add(new GameProperty(key, value)));
        Violations violations = Validator.validate(new ExtraMembers(properties));
        if (!violations.isEmpty()) {
            throw violations.toError();
        }
        return values;
    }
}
