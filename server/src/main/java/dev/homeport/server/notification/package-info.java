/** Tells the outside what the core notes for it: a stream of events for whoever listens, and web hooks. */
package dev.homeport.server.notification;
