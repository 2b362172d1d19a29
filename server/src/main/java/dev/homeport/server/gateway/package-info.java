/**
 * The gateway: a small HTTP API by which game clients create, find, join and leave game sessions without keys. Its
 * shapes are those the AWSOSS plugin for Unreal expects of its backend.
 *
 * <p>{@link GatewayDoor} lets a request in or turns it away, {@code Gateway} finds the route, and one class per duty
 * does the work. Nothing waits or polls: who creates a game session is answered when {@link SessionWatch} hears from
 * the core that it is active.
 */
package dev.homeport.server.gateway;
