package dev.homeport.core.process;

import dev.homeport.core.Effect;

/** Look whether a process that should have exited still has its socket, and report it if so. */
public record CheckExit(ProcessKey process) implements Effect {}
