package dev.homeport.api.constraint;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Whom a queue notifies: the ARN of a topic, as GameLift has it, or the address of a web hook, which GameLift does not
 * take but a server of one's own, with no topics around it, needs.
 */
@Length(max = 300)
@Pattern("[a-zA-Z0-9:_-]*(\\.fifo)?|https?://\\S+")
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface QueueNotificationTarget {}
