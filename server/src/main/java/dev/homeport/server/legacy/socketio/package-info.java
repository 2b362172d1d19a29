/**
 * As much of socket.io 2 (engine.io 3) as game servers with server SDK 3.x use: WebSocket only, the default namespace,
 * events with one argument that is text or one binary attachment, and acknowledgements. There is no polling, no
 * namespace, no room and no binary from the server.
 */
package dev.homeport.server.legacy.socketio;
