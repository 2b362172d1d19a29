/**
 * What is told outside. A notification is a row until ten thousand newer ones push it out, so the stream of events can
 * be resumed and a web hook that was down gets everything it is owed, in order, even across a restart. The core decides
 * what is owed and when to try again; sending is the outside's work.
 */
package dev.homeport.core.notification;
