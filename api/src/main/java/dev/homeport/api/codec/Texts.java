package dev.homeport.api.codec;

import tools.jackson.core.JsonToken;

/** Reads text, and only text that can be written again. */
final class Texts {
    private Texts() {}

    static String read(Input in) {
        in.expect(JsonToken.VALUE_STRING, "a String");
        return checked(in, in.parser.getString());
    }

    /** Refuses half a surrogate pair: it has no UTF-8 form, so the answer that repeats it could not be sent. */
    static String checked(Input in, String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                if (!Character.isSurrogatePair(text.charAt(i), i + 1 < text.length() ? text.charAt(i + 1) : 0)) {
                    throw in.given("is not valid text: it holds half a surrogate pair");
                }
                i++;
            }
        }
        return text;
    }
}
