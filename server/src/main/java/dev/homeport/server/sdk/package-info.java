/**
 * The endpoint of server SDK 5.x: game server processes connect here by WebSocket.
 *
 * <p>{@link dev.homeport.server.sdk.SdkService} decides who may connect. Each socket is an
 * {@link dev.homeport.server.sdk.SdkConnection}, which turns messages into commands through
 * {@link dev.homeport.server.sdk.SdkActions} and answers them. What the core wants of a process goes the other way:
 * {@link dev.homeport.server.sdk.SdkSockets} knows which socket is a process's newest.
 *
 * <p>A dropped socket is not a dead process: nothing in the core changes when one closes, and a process that comes back
 * is sent what it missed, which the core's rows tell.
 */
package dev.homeport.server.sdk;
