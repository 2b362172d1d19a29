/**
 * Game sessions for game clients: create, search, join and leave them, on Amazon GameLift or on Homeport.
 *
 * <p>{@link dev.homeport.sessionclient.SessionClient} is the door. It talks to the GameLift API with credentials, or to
 * Homeport's gateway without any, which is what a game that players download should do. Each operation waits for its
 * result or, as {@code …Async}, returns a future and tells the registered
 * {@link dev.homeport.sessionclient.SessionListener listeners}.
 *
 * <p>Whatever goes wrong is a {@link dev.homeport.sessionclient.SessionException}, with a class of its own for each
 * thing that a game can do something about:
 *
 * <table>
 * <caption>Exceptions</caption>
 * <tr><td>{@link dev.homeport.sessionclient.DeadlineException}</td><td>the deadline passed first</td></tr>
 * <tr><td>{@link dev.homeport.sessionclient.SessionCancelledException}</td><td>somebody cancelled it</td></tr>
 * <tr><td>{@link dev.homeport.sessionclient.SessionNotActivatedException}</td>
 *     <td>no server brought the session up</td></tr>
 * <tr><td>{@link dev.homeport.sessionclient.NoCapacityException}</td><td>no server process is free</td></tr>
 * <tr><td>{@link dev.homeport.sessionclient.SessionFullException}</td><td>all slots are taken</td></tr>
 * <tr><td>{@link dev.homeport.sessionclient.SessionEndedException}</td><td>the session is over</td></tr>
 * <tr><td>{@link dev.homeport.sessionclient.ServiceRefusedException}</td><td>the service said no otherwise</td></tr>
 * <tr><td>{@link dev.homeport.sessionclient.ServiceUnreachableException}</td><td>the service did not answer</td></tr>
 * </table>
 *
 * <p><b>How it waits.</b> The GameLift API has no call that waits for a session to become active, so the client asks
 * again after pauses that grow from 50 milliseconds to 2 seconds; no thread waits in between. Homeport's gateway
 * answers the moment the session is active, so through it the client asks once.
 */
package dev.homeport.sessionclient;
