/** The {@code homeport} command: reads its arguments, starts a server, and says in one line what is wrong. */
package dev.homeport.app;
