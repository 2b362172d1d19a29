package dev.homeport.core.process;

import dev.homeport.core.Effect;

/** A process belongs to another fleet now. */
public record ProcessMoved(ProcessKey from, ProcessKey to) implements Effect {}
