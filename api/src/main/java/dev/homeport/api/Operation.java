package dev.homeport.api;

/** One operation of the GameLift API. */
public record Operation(String name, Support support) {
    /** How far Homeport goes with an operation. */
    public sealed interface Support {}

    /** Homeport has the records of the operation; whether it answers is for the server to say. */
    public record Known(Class<? extends Record> input, Class<? extends Record> output) implements Support {}

    /** Homeport will not answer the operation. */
    public record Unsupported(String reason) implements Support {}

    /** Homeport does not know the operation's records yet. */
    public record NotYet() implements Support {}

    static Operation known(Class<? extends Record> input, Class<? extends Record> output) {
        String inputName = input.getSimpleName();
        String name = inputName.substring(0, inputName.length() - "Input".length());
        return new Operation(name, new Known(input, output));
    }

    static Operation notYet(String name) {
        return new Operation(name, new NotYet());
    }

    static Operation unsupported(String name, String reason) {
        return new Operation(name, new Unsupported(reason));
    }

    /** The answer to a call of an operation that is not served. */
    public ApiError refusal() {
        String message = switch (support) {
            case Known _, NotYet _ -> name + " is not supported by Homeport yet.";
            case Unsupported(String reason) ->
                name + " is not supported by Homeport: " + reason + "; Homeport runs Anywhere fleets.";
        };
        return new ApiError(ApiError.Code.INVALID_REQUEST, message);
    }
}
