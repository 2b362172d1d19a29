/**
 * The server's side of the session interface: {@link dev.homeport.serversdk.session.SessionHost} runs one game session
 * on the server SDK, and the game says in {@link dev.homeport.serversdk.session.SessionEvents} what it does when the
 * session comes and goes.
 */
package dev.homeport.serversdk.session;
