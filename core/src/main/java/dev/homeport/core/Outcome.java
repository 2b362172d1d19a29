package dev.homeport.core;

/** What became of one command of an entry. */
public sealed interface Outcome {
    /** Decided; the answer may be null. */
    record Done(Object result) implements Outcome {}

    /** Refused with a GameLift error; nothing changed. */
    record Refused(Refusal refusal) implements Outcome {}

    /** A defect in the command; nothing changed. */
    record Failed(Throwable cause) implements Outcome {}
}
