package dev.homeport.core;

/** Something the outside has to do because of a decision: push a message to a process, tell of a placement. */
public interface Effect {}
