package dev.homeport.server.log;

import java.io.InputStream;
import java.io.OutputStream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.dataformat.cbor.CBORFactory;

/** The CBOR generators and parsers of what is stored. */
final class Cbor {
    private static final CBORFactory FACTORY = new CBORFactory();

    private Cbor() {}

    static JsonGenerator generator(OutputStream out) {
        return FACTORY.createGenerator(ObjectWriteContext.empty(), out);
    }

    static JsonParser parser(byte[] bytes) {
        return FACTORY.createParser(ObjectReadContext.empty(), bytes);
    }

    static JsonParser parser(InputStream in) {
        return FACTORY.createParser(ObjectReadContext.empty(), in);
    }

    static int nextInt(JsonParser in) {
        in.nextToken();
        return in.getIntValue();
    }

    static long nextLong(JsonParser in) {
        in.nextToken();
        return in.getLongValue();
    }

    static void checkVersion(String what, int known, int found) {
        if (found != known) {
            throw new IllegalStateException(
                    "a %s has format version %d; this version of Homeport reads %d".formatted(what, found, known));
        }
    }
}
