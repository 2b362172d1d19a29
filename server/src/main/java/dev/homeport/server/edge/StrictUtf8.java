package dev.homeport.server.edge;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Decodes UTF-8 and says no to what is not. */
final class StrictUtf8 {
    private static final char REPLACEMENT = '\uFFFD';

    private StrictUtf8() {}

    /** The text, or null if the bytes are not UTF-8. */
    static String decode(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        // The fast decoder replaces what is malformed, so only a text with replacements needs the strict one.
        return text.indexOf(REPLACEMENT) < 0 || isValid(bytes) ? text : null;
    }

    private static boolean isValid(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
