package dev.homeport.core.process;

import dev.homeport.core.Effect;
import java.time.Instant;

/** Ask a process to end by the given time. */
public record TerminateProcess(ProcessKey process, Instant terminationTime) implements Effect {}
