package dev.homeport.api.constraint;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The id of a fleet. */
@Length(min = 1, max = 128)
@Pattern("^[a-z]*fleet-[a-zA-Z0-9\\-]+")
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface FleetId {}
