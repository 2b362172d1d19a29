package dev.homeport.api.constraint;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The path of a server executable. */
@Length(min = 1, max = 1024)
@Pattern("[A-Za-z0-9_:.+\\/\\\\\\- ]+")
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface LaunchPath {}
