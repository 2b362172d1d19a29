package dev.homeport.api.codec;

import tools.jackson.core.JsonParser.NumberType;

/** Reads numbers, taking {@code 3.0} for 3 but never cutting or rounding what was sent. */
final class Numbers {
    /** Above this a double no longer tells neighbouring integers apart. */
    private static final double EXACT_INTEGER_MAX = 1L << 53;

    private Numbers() {}

    static int readInt(Input in) {
        long value = readLong(in, "an Integer");
        if (value != (int) value) {
            throw in.mismatch("an Integer");
        }
        return (int) value;
    }

    static long readLong(Input in) {
        return readLong(in, "a Long");
    }

    static double readDouble(Input in) {
        return switch (in.parser.currentToken()) {
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> {
                double value = in.parser.getDoubleValue();
                if (!Double.isFinite(value)) {
                    throw in.mismatch("a Double");
                }
                yield value;
            }
            default -> throw in.mismatch("a Double");
        };
    }

    private static long readLong(Input in, String wanted) {
        return switch (in.parser.currentToken()) {
            case VALUE_NUMBER_INT -> {
                if (in.parser.getNumberType() == NumberType.BIG_INTEGER) {
                    throw in.mismatch(wanted);
                }
                yield in.parser.getLongValue();
            }
            case VALUE_NUMBER_FLOAT -> integral(in, in.parser.getDoubleValue(), wanted);
            default -> throw in.mismatch(wanted);
        };
    }

    private static long integral(Input in, double value, String wanted) {
        if (value != Math.rint(value) || Math.abs(value) > EXACT_INTEGER_MAX) {
            throw in.mismatch(wanted);
        }
        return (long) value;
    }
}
