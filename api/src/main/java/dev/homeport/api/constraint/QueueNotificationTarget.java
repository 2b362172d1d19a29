package dev.homeport.api.constraint;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The ARN of the topic a queue notifies. */
@Length(max = 300)
@Pattern("[a-zA-Z0-9:_-]*(\\.fifo)?")
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface QueueNotificationTarget {}
