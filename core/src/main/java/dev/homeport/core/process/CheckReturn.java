package dev.homeport.core.process;

import dev.homeport.core.Effect;
import java.time.Instant;

/** Look whether a process is back that has been away since then, and give it up if not. */
public record CheckReturn(ProcessKey process, Instant since) implements Effect {}
