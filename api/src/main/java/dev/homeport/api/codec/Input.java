package dev.homeport.api.codec;

import dev.homeport.api.ApiError;
import dev.homeport.api.internal.WireNames;
import dev.homeport.api.validation.Violation;
import dev.homeport.api.validation.Violations;
import java.util.Collection;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;

/** One body being read: its tokens, and the enum values met that the model does not know. */
final class Input {
    /** Marks the parser's context of a map, whose keys are the caller's own and are shown as they came. */
    private static final Object MAP = new Object();

    final JsonParser parser;
    private final Violations unknownEnumValues;

    Input(JsonParser parser, Violations unknownEnumValues) {
        this.parser = parser;
        this.unknownEnumValues = unknownEnumValues;
    }

    void enterMap() {
        parser.assignCurrentValue(MAP);
    }

    void addUnknownEnumValue(String value, Collection<String> allowed) {
        unknownEnumValues.addUnknownEnumValue(path(), value, allowed);
    }

    void expect(JsonToken token, String wanted) {
        if (parser.currentToken() != token) {
            throw mismatch(wanted);
        }
    }

    /** The current token is not what the member's type asks for. */
    ApiError mismatch(String wanted) {
        return serializationError(got() + at() + " can not be converted to " + wanted);
    }

    ApiError given(String complaint) {
        return serializationError("The member" + at() + " " + complaint);
    }

    static ApiError serializationError(String message) {
        return new ApiError(ApiError.Code.SERIALIZATION, message);
    }

    private String got() {
        return switch (parser.currentToken()) {
            case VALUE_STRING -> "STRING_VALUE '" + Violation.cut(parser.getString()) + "'";
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> "NUMBER_VALUE '" + Violation.cut(parser.getString()) + "'";
            case VALUE_TRUE -> "TRUE_VALUE";
            case VALUE_FALSE -> "FALSE_VALUE";
            case VALUE_NULL -> "NULL_VALUE";
            case VALUE_EMBEDDED_OBJECT -> "BYTES_VALUE";
            case null -> "The end of the input";
            default -> parser.currentToken().name();
        };
    }

    private String at() {
        String path = path();
        return path.isEmpty() ? "" : " at '" + path + "'";
    }

    /** Where the parser is, as AWS spells it: {@code tags.1.member.key}. Found out only when there is an error. */
    private String path() {
        StringBuilder path = new StringBuilder();
        for (TokenStreamContext context = parser.streamReadContext(); context != null; context = context.getParent()) {
            String step = step(context);
            if (step != null) {
                path.insert(0, path.isEmpty() ? step : step + ".");
            }
        }
        return path.toString();
    }

    private static String step(TokenStreamContext context) {
        if (context.inArray() && context.hasCurrentIndex()) {
            return (context.getCurrentIndex() + 1) + ".member";
        }
        if (!context.inObject() || context.currentName() == null) {
            return null;
        }
        String name = Violation.cut(context.currentName());
        return MAP.equals(context.currentValue()) ? name : WireNames.pathName(name);
    }
}
